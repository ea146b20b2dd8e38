# Что говорит страница учётной записи и страница для жалоб.

web-account = Ваша учётная запись
web-account-guest = Вы здесь гость и можете им остаться: играть во всё можно и без учётной записи. А с ней ваши партии найдут вас на любом устройстве.
web-account-comes-along = Партии, сыгранные здесь, останутся с вами.
web-account-as = Вы вошли под именем { $name }.
web-account-in = Вы вошли.
web-account-admin = Присмотреть за сервером
web-account-logout = Выйти
web-account-working = Минутку
web-account-failed = Не получилось. Попробуйте чуть позже.

## Вход

web-account-login = Войти
web-account-login-name = Имя
web-account-password = Пароль
web-account-login-passkey = Войти с ключом доступа
web-account-recover = У меня есть код восстановления
web-account-code = Код восстановления
web-account-recover-go = Вернуться

## Новая учётная запись

web-account-new = Новая учётная запись
web-account-new-name = Имя для входа
web-account-new-password = Пароль, не короче восьми знаков
web-account-create = Создать учётную запись
web-account-or = или
web-account-new-passkey = Создать с ключом доступа
web-account-passkey-what = Ключ доступа хранится на вашем устройстве и открывается пальцем, лицом или PIN-кодом. Запоминать ничего не нужно.
web-account-passkey-none = Браузер не создал ключ. Ничего не изменилось.
web-account-stay = Остаться гостем, который может вернуться
web-account-stay-how = Код восстановления перенесёт ваши партии на другое устройство или вернёт их на это. Имя называть не нужно.
web-account-code-show = Показать код
web-account-code-write = Запишите его или сохраните в менеджере паролей. Больше его не покажут, а войти сможет всякий, у кого он есть.
web-account-code-kept = Код сохранён

## Как входить

web-account-ways = Как вы входите
web-account-proof = Ваш пароль, чтобы здесь что-то менять
web-account-add-password = Добавить имя и пароль
web-account-add-password-go = Добавить
web-account-change-password = Сменить пароль
web-account-old-password = Прежний пароль
web-account-change-go = Сменить
web-account-changed = Готово. На других устройствах нужно войти заново.
web-account-passkeys = Ключи доступа
web-account-passkeys-none = Ключей пока нет.
web-account-passkey-add = Добавить ключ доступа
web-account-passkey-row = { $device }, для { $site }, последний вход { $when }
web-account-passkey-remove = Убрать
web-account-recovery-none = Кода восстановления пока нет.
web-account-recovery-there = Код восстановления у вас есть. Новый заменит его.
web-account-recovery-new = Создать новый код

## Устройства

web-account-sessions = Где вы вошли
web-account-session = { $device }, последний раз { $when }
web-account-device-unknown = Неизвестное устройство
web-account-session-this = это устройство
web-account-session-end = Выйти там
web-account-sessions-end = Выйти везде, кроме этого устройства

## Мои данные

web-account-data = Ваши данные
web-account-export = Скачать всё
web-account-export-what = Ваше имя, ваши столы с ходами и список устройств, где вы вошли, одним файлом JSON.
web-account-delete = Удалить всё
web-account-delete-what = Партии, сыгранные в одиночку или с ботами, удаляются. В партиях с другими людьми за вас доиграет бот, а вместо вашего имени будет «кто-то». Вернуть потом ничего нельзя.
web-account-delete-sure = Да, удалить всё моё
web-account-delete-not = Оставить
web-account-deleted = Всё ваше удалено.

## Жалобы

web-report-what = Напишите тем, кто следит за сервером, что не так за этим столом: имя или чьё-то поведение. За столом этого не увидят.
web-report-whom = О ком речь?
web-report-table = о столе в целом
web-report-text = Что не так?
web-report-send = Отправить
web-report-sent = Спасибо. Мы посмотрим.

## Ошибки

error-no_account = Для этого нужно войти.
error-no_account_called = Под именем «{ $value }» здесь никто не входит.
error-name_taken = Такое имя или очень похожее уже занято; выберите другое.
error-credential_taken = Это здесь уже есть; создайте новое.
error-password_short = В пароле должно быть не меньше { $n } знаков.
error-password_name = Пароль не должен совпадать с именем.
error-password_there = Имя и пароль у вас уже есть.
error-no_password = У вас нет пароля, который можно сменить.
error-password_wrong = Это не ваш пароль.
error-login_wrong = Имя и пароль не подходят друг к другу.
error-logins_busy = Сейчас входит слишком много людей; попробуйте чуть позже.
error-code_form = Код восстановления — это пять групп по пять букв и цифр.
error-code_wrong = Такого кода восстановления нет ни у кого.
error-passkey_late = Прошло слишком много времени; попробуйте ещё раз.
error-passkey_form = Браузер не прислал ключа доступа.
error-passkey_wrong = Этот ключ здесь ничего не открывает.
error-passkeys_many = Ключей доступа у вас уже { $n }; сначала уберите один.
error-no_passkey = Такого ключа у вас нет.
error-last_way_in = Это единственный способ войти; сначала добавьте другой.
error-no_session = На том устройстве вы уже вышли.
error-no_data = Здесь о вас ничего нет.
error-reports_many = Ждут ответа ваши жалобы: { $n }; пока достаточно.
