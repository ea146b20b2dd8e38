# What is written to people who are not at the table.

notice-turn = It is your turn
notice-turn-at = Your turn: { $table }
notice-turn-mail =
    It is your turn at the table “{ $table }”:
    { $address }

    You get one mail for each turn, and none while you are at the table.
    No more mail: { $stop }
notice-code = Your code: { $code }
notice-code-mail =
    Somebody wants mail about turns at { $site } to come to this address. If that is you, type this code there:

    { $code }

    It holds for an hour. If it was not you, there is nothing to do: no more mail will come.
