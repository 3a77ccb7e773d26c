// Why something about an account was not done; apart from other refusals, because a table never says them.
import type { Message } from '../phrase.ts';

export const PEOPLE_REFUSALS = {
  'not-a-moderator': {
    en: 'This page is for moderators.',
    pl: 'Ta strona jest dla moderatorów.',
    ru: 'Эта страница для модераторов.',
  },
  'not-on-moderators': {
    en: 'They moderate too: that is for whoever runs the server.',
    pl: 'Ta osoba też moderuje: o niej decyduje ten, kto prowadzi serwer.',
    ru: 'Этот человек тоже модератор: о нём решает тот, кто держит сервер.',
  },
  'no-such-report': {
    en: 'There is no such report.',
    pl: 'Nie ma takiego zgłoszenia.',
    ru: 'Такого сообщения нет.',
  },
  'no-such-act': {
    en: 'There is nothing of that number to take back.',
    pl: 'Pod tym numerem nie ma czego cofnąć.',
    ru: 'Под этим номером отменять нечего.',
  },
  'no-push': {
    en: 'Notifications could not be turned on: the browser’s own service for them cannot be reached. Try again later.',
    pl: 'Nie udało się włączyć powiadomień: przeglądarka nie ma teraz połączenia ze swoją usługą. Spróbuj później.',
    ru: 'Уведомления включить не удалось: служба браузера для них недоступна. Попробуйте позже.',
  },
  'bad-push': {
    en: 'The browser gave an address for notifications that cannot be used. Try again, or with another browser.',
    pl: 'Przeglądarka podała adres powiadomień, którego nie da się użyć. Spróbuj ponownie albo w innej przeglądarce.',
    ru: 'Браузер назвал адрес для уведомлений, который не подходит. Попробуйте снова или в другом браузере.',
  },
  'name-taken': {
    en: 'That name is taken, or one that looks like it. Choose another; what you typed is still here.',
    pl: 'Ta nazwa jest zajęta albo łudząco podobna do zajętej. Wybierz inną; wpisane dane nie przepadły.',
    ru: 'Это имя занято, или занято похожее на вид. Выберите другое: всё введённое осталось.',
  },
  'bad-password': {
    en: 'A password has {least, number} to {most, number} characters. There are no other rules.',
    pl: 'Hasło ma od {least, number} do {most, number} znaków. Innych reguł nie ma.',
    ru: 'В пароле от {least, number} до {most, number} знаков. Других правил нет.',
  },
  'no-way-in': {
    en: 'An account needs a password or a passkey, or nobody could sign in to it.',
    pl: 'Konto musi mieć hasło albo klucz dostępu, inaczej nikt się na nie nie zaloguje.',
    ru: 'Учётной записи нужен пароль или ключ доступа, иначе в неё никто не войдёт.',
  },
  'wrong-sign-in': {
    en: 'The name and the password or code do not match. Check both and try again.',
    pl: 'Nazwa nie pasuje do hasła albo kodu. Sprawdź jedno i drugie i spróbuj ponownie.',
    ru: 'Имя не подходит к паролю или коду. Проверьте и то и другое и попробуйте снова.',
  },
  'not-signed-in': {
    en: 'This device is not signed in any more. Sign in and try again.',
    pl: 'To urządzenie nie jest już zalogowane. Zaloguj się i spróbuj ponownie.',
    ru: 'Сеанс на этом устройстве уже завершён. Войдите и попробуйте снова.',
  },
  'has-account': {
    en: 'You are signed in already. Sign out first.',
    pl: 'Już jesteś na swoim koncie. Najpierw się wyloguj.',
    ru: 'Вход уже выполнен. Сначала выйдите.',
  },
  'prove-again': {
    en: 'Show once more that it is you: with your password or a passkey.',
    pl: 'Potwierdź jeszcze raz, że to ty: hasłem albo kluczem dostępu.',
    ru: 'Подтвердите ещё раз, что это вы: паролем или ключом доступа.',
  },
  'bad-passkey': {
    en: 'That passkey is not known here, or it took too long. Try again.',
    pl: 'Ten klucz dostępu nie jest tu znany albo trwało to zbyt długo. Spróbuj ponownie.',
    ru: 'Этот ключ доступа здесь неизвестен, или прошло слишком много времени. Попробуйте снова.',
  },
  'passkey-stopped': {
    en: 'The browser gave no passkey. Nothing has changed; try again or use the password.',
    pl: 'Przeglądarka nie podała klucza dostępu. Nic się nie zmieniło; spróbuj ponownie albo użyj hasła.',
    ru: 'Браузер не дал ключа доступа. Ничего не изменилось: попробуйте снова или введите пароль.',
  },
  'last-way-in': {
    en: 'That is the last way into your account. Add another one first.',
    pl: 'To ostatni sposób logowania na twoje konto. Najpierw dodaj inny.',
    ru: 'Это последний способ войти. Сначала добавьте другой.',
  },
  'too-many-passkeys': {
    en: 'There are {limit, plural, one {# passkey} other {# passkeys}} already, and that is the most. Remove one first.',
    pl: 'Jest już {limit, plural, one {# klucz dostępu} few {# klucze dostępu} many {# kluczy dostępu} other {# klucza dostępu}} i więcej nie można. Najpierw któryś usuń.',
    ru: 'Уже есть {limit, plural, one {# ключ доступа} few {# ключа доступа} many {# ключей доступа} other {# ключа доступа}}, больше нельзя. Сначала удалите один.',
  },
  'no-such-sign-in': {
    en: 'That device is signed out already.',
    pl: 'Tamto urządzenie jest już wylogowane.',
    ru: 'Сеанс на том устройстве уже завершён.',
  },
  'no-such-person': {
    en: 'Nobody here is called “{name}”.',
    pl: 'Nikt tu nie nazywa się „{name}”.',
    ru: 'Здесь никого не зовут «{name}».',
  },
  yourself: {
    en: 'That is you. Choose somebody else.',
    pl: 'To ty. Wybierz kogoś innego.',
    ru: 'Это вы. Выберите кого-нибудь другого.',
  },
  'too-many-people': {
    en: 'There are {limit, plural, one {# person} other {# people}} on your list, and that is the most. Remove somebody first.',
    pl: 'Na twojej liście jest {limit, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}} i więcej się nie zmieści. Najpierw kogoś usuń.',
    ru: 'В вашем списке {limit, plural, one {# человек} few {# человека} many {# человек} other {# человека}}, больше нельзя. Сначала кого-нибудь уберите.',
  },
  'too-many-programs': {
    en: 'You have {limit, plural, one {# program} other {# programs}} already, and that is the most. Remove one first.',
    pl: 'Masz już {limit, plural, one {# program} few {# programy} many {# programów} other {# programu}} i więcej nie można. Najpierw któryś usuń.',
    ru: 'У вас уже {limit, plural, one {# программа} few {# программы} many {# программ} other {# программы}}, больше нельзя. Сначала удалите одну.',
  },
} as const satisfies Record<string, Message>;

/** A pause that the server asks for, where the sentence of the tables would speak of something else. */
export const PEOPLE_BUDGETS = {
  complaints: {
    en: 'You have sent several reports. Send the next in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Masz już kilka wysłanych zgłoszeń. Następne możesz wysłać za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Вы отправили уже несколько сообщений. Следующее можно отправить через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
  tries: {
    en: 'There were too many wrong tries. Try again in {seconds, plural, one {# second} other {# seconds}}; a passkey or a recovery code works meanwhile.',
    pl: 'Za dużo nieudanych prób. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}; tymczasem działają klucz dostępu i kod zapasowy.',
    ru: 'Слишком много неверных попыток. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}; ключ доступа и запасной код тем временем работают.',
  },
  accounts: {
    en: 'So many accounts were asked for that the server needs a pause. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    pl: 'Próśb o konto było tyle, że serwer prosi o przerwę. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    ru: 'Учётных записей запрошено столько, что сервер просит передышки. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  },
} as const satisfies Record<string, Message>;
