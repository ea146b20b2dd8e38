# What the page of one’s account says, and the page for reporting something.

web-account = Your account
web-account-guest = You are a guest here, and may stay one: everything can be played without an account. With one, your games find you on every device.
web-account-comes-along = The games you have played here come along.
web-account-as = You are logged in as { $name }.
web-account-in = You are logged in.
web-account-admin = Look after this server
web-account-logout = Log out
web-account-working = One moment
web-account-failed = That did not work. Try again in a moment.

## Logging in

web-account-login = Log in
web-account-login-name = Name
web-account-password = Password
web-account-login-passkey = Log in with a passkey
web-account-recover = I have a recovery code
web-account-code = Recovery code
web-account-recover-go = Come back

## A new account

web-account-new = New account
web-account-new-name = A name to log in with
web-account-new-password = A password, eight characters at least
web-account-create = Make an account
web-account-or = or
web-account-new-passkey = Make one with a passkey
web-account-passkey-what = A passkey stays on your device or key and opens with your finger, face or PIN. There is nothing to remember.
web-account-passkey-none = The browser made no passkey. Nothing has changed.
web-account-stay = Stay a guest who can come back
web-account-stay-how = A recovery code brings your games to another device, or back to this one. Nobody needs to know your name.
web-account-code-show = Show me a code
web-account-code-write = Write it down or keep it in your password manager. It is shown only now, and whoever has it can come in.
web-account-code-kept = I have kept it

## Ways in

web-account-ways = How you log in
web-account-proof = Your password, to change anything here
web-account-add-password = Add a name and a password
web-account-add-password-go = Add
web-account-change-password = Change the password
web-account-old-password = The password as it is
web-account-change-go = Change it
web-account-changed = Changed. Other devices are logged out.
web-account-passkeys = Passkeys
web-account-passkeys-none = No passkey yet.
web-account-passkey-add = Add a passkey
web-account-passkey-row = { $device }, for { $site }, last used { $when }
web-account-passkey-remove = Remove
web-account-recovery-none = No recovery code yet.
web-account-recovery-there = You have a recovery code. A new one takes its place.
web-account-recovery-new = Make a new code

## Devices

web-account-sessions = Where you are logged in
web-account-session = { $device }, last seen { $when }
web-account-device-unknown = An unknown device
web-account-session-this = this device
web-account-session-end = Log out there
web-account-sessions-end = Log out everywhere else

## My data

web-account-data = Your data
web-account-export = Download everything
web-account-export-what = Your name, your tables and their moves, and where you are logged in, as one JSON file.
web-account-delete = Delete everything
web-account-delete-what = Games you played alone or against bots are deleted. In games with others a bot plays on for you, and your name becomes “somebody”. Nobody can bring anything back.
web-account-delete-sure = Yes, delete everything of mine
web-account-delete-not = Keep it
web-account-deleted = Everything of yours is deleted.

## Reporting something

web-report-what = Tell those who run this server what is wrong at this table: a name, or how somebody behaves. Nobody at the table sees it.
web-report-whom = Whom is it about?
web-report-table = the table as a whole
web-report-text = What is wrong?
web-report-send = Send
web-report-sent = Thank you. Somebody will look at it.

## Errors

error-no_account = For this you must be logged in.
error-no_account_called = Nobody here logs in as “{ $value }”.
error-name_taken = Somebody has this name already, or one that looks like it; choose another.
error-credential_taken = This is known here already; make a new one.
error-password_short = A password has { $n } characters at least.
error-password_name = Your password must not be your name.
error-password_there = You have a name and a password already.
error-no_password = You have no password that could be changed.
error-password_wrong = That is not your password.
error-login_wrong = Name and password don’t fit together.
error-logins_busy = Too many people are logging in at once; try again in a moment.
error-code_form = A recovery code is five groups of five letters and digits.
error-code_wrong = Nobody has this recovery code.
error-passkey_late = That took too long; try again.
error-passkey_form = The browser has sent no passkey.
error-passkey_wrong = This passkey opens nothing here.
error-passkeys_many = You have { $n } passkeys; remove one first.
error-no_passkey = You have no such passkey.
error-last_way_in = This is your only way in; add another one first.
error-no_session = That device is logged out already.
error-no_data = There is nothing here about you.
error-reports_many = { $n } of your reports are waiting to be read; that must do for now.
