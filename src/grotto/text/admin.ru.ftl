# Что говорит страница для тех, кто присматривает за сервером.

web-admin = Этот сервер
web-admin-only = Эта страница для тех, кто присматривает за сервером.
web-admin-tables = Столы
web-admin-reports = Жалобы
web-admin-blocks = Запреты
web-admin-limits = Пределы
web-admin-log = Журнал
web-admin-search = Искать по имени, игроку, игре или адресу
web-admin-search-go = Искать
web-admin-none = Здесь пусто.
web-admin-failed = Не получилось. Попробуйте чуть позже.
web-admin-unnamed = Без имени
web-admin-nobody = никто
web-admin-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[other] { $n } ходов
    }
web-admin-host = стол открыл(а) { $name }
web-admin-status-waiting = ждёт игроков
web-admin-status-running = идёт
web-admin-status-over = окончена
web-admin-halted = остановлена
web-admin-blocked = запрет
web-admin-look = Взглянуть
web-admin-halt = Остановить партию
web-admin-release = Пусть продолжают
web-admin-delete = Удалить
web-admin-delete-sure = Удалить навсегда
web-admin-cancel = Отмена
web-admin-block = Запретить: { $name }
web-admin-reason = Причина, для журнала
web-admin-kind-table = О столе
web-admin-kind-person = Об игроке
web-admin-kind-other = О том, что названо «{ $value }»
web-admin-from = от: { $name }
web-admin-about = о ком: { $name }
web-admin-settle = Разобрались
web-admin-reopen = Открыть снова
web-admin-open = Открытые
web-admin-done = Разобранные
web-admin-address = Адрес или сеть
web-admin-days = На сколько дней; пусто — навсегда
web-admin-block-go = Запретить
web-admin-unblock = Снять запрет
web-admin-until = до { $when }
web-admin-for-good = навсегда
web-admin-block-how = Тот, кому запрещено, может читать, но ничего не меняет. С запрещённого адреса не войти вовсе; адреса есть в журнале сервера.
web-admin-limits-how = Это действует сейчас. Заданное здесь важнее файла с настройками (docs/server.md), и для всех серверов этой базы данных.
web-admin-limit-set = Задать
web-admin-limit-reset = Как в файле
web-admin-limit-what = Что
web-admin-limit-whose = Чьё
web-admin-limit-burst = Сразу
web-admin-limit-second = В минуту
web-admin-what-read = чтение
web-admin-what-write = изменения
web-admin-what-open = новые столы
web-admin-what-open_a_day = новые столы за день
web-admin-what-bring_a_day = загрузка партий за день
web-admin-what-work = работа сервера
web-admin-what-guess = попытки угадать пароль
web-admin-what-account = новые учётные записи
web-admin-what-report = жалобы
web-admin-what-mail = коды по почте
web-admin-what-talk = реплики
web-admin-what-keep = имена, ссылки для друзей, браузеры
web-admin-what-export = выгрузки данных
web-admin-whose-address = один адрес
web-admin-whose-person = один человек
web-admin-whose-table = сидящие за столом
web-admin-whose-strangers = прочие у стола
web-admin-whose-name = одно имя
web-admin-earlier = Раньше
web-admin-act-halt = партия остановлена
web-admin-act-release = партия продолжается
web-admin-act-delete = стол удалён
web-admin-act-block = запрет
web-admin-act-unblock = запрет снят
web-admin-act-settle = с жалобой разобрались
web-admin-act-reopen = жалоба снова открыта
web-admin-act-appoint = назначение
web-admin-act-dismiss = снятие
web-admin-act-limit = изменён предел
web-admin-who-server = Сервер
web-admin-who-console = На машине сервера

## Ошибки

error-not_admin = Это для тех, кто присматривает за сервером.
error-limit_value = Такого значения у «{ $value }» быть не может.
error-block_address = «{ $value }» — не адрес для запрета; пишите так: 192.0.2.7, 192.0.2.0/24 или 2001:db8::/48.
error-block_what = Запрет касается либо человека, либо адреса.
error-block_self = Запретить самого себя нельзя.
error-no_block = Такого запрета больше нет.
error-no_report = Такой жалобы нет.
