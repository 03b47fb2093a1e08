import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

/** The page of a post. @param brand the product's name */
export const detail = (brand: string): Messages['detail'] => ({
  breadcrumb: 'Где вы находитесь',
  posted: 'Опубликовано {date}, {ago}',
  updated: 'Обновлено {date}, {ago}',
  checked: 'Проверено {date}',
  notChecked: 'Последняя проверка: {date}.',
  reportMistake: 'Сообщите, если что-то неверно',
  readingTime: (minutes) =>
    plural('ru', minutes, {
      one: '# минута чтения',
      few: '# минуты чтения',
      many: '# минут чтения',
      other: '# минуты чтения',
    }),
  translations: {
    alsoIn: 'На других языках:',
    outdated: 'Оригинал ({language}) изменился после перевода.',
    machine: 'Машинный перевод оригинала ({language}).',
    original: 'Читать оригинал',
    offer: 'Читать машинный перевод',
    pending: 'Машинный перевод готовится. Откройте его снова через полминуты.',
    again: 'Открыть снова',
    unavailable: 'Сейчас этот текст перевести нельзя. Ниже — оригинал.',
    report: 'Сообщить об ошибке',
  },
  partnerNote: `Официальный партнёр работает с проектом «${brand}», и наши редакторы его знают.`,
  actions: 'Что можно сделать',
  call: 'Позвонить',
  whatsapp: 'Написать в WhatsApp',
  directions: 'Как добраться',
  directionsShort: 'Маршрут',
  addToCalendar: 'Добавить в календарь',
  googleCalendar: 'Google Календарь',
  pictures: 'Фото',
  pictureOf: (number, total) =>
    `Фото ${formatNumber(number, 'ru')} из ${formatNumber(total, 'ru')}`,
  previousPicture: 'Предыдущее фото',
  nextPicture: 'Следующее фото',
  closePictures: 'Закрыть фото',
  related: 'Похожие публикации',
  moreOfKind: {
    article: 'Другие статьи',
    business: 'Другие магазины и услуги',
    event: 'Другие события',
    activity: 'Другие занятия',
    marketplace: 'Другие объявления',
    forum: 'Другие вопросы',
  },
  text: {
    video: (host: string) => `Видео на ${host}`,
    audio: (host: string) => `Аудио на ${host}`,
    map: (host: string) => `Карта на ${host}`,
    page: (host: string) => `Открыть на ${host}`,
    picture: (host: string) => `Изображение на ${host}`,
    cut: 'Этот текст слишком длинный для одной страницы. Его окончание здесь не показано.',
  },
  map: {
    heading: 'На карте',
    north: 'С',
    south: 'Ю',
    east: 'В',
    west: 'З',
    position: (latitude, longitude) => `Координаты: ${latitude}, ${longitude}`,
    kilometre: '1 км',
    sketchHint:
      'Схема без улиц: между линиями примерно один километр. Чтобы увидеть дорогу, откройте карту:',
    addressOnlyHint: 'Мы знаем адрес, но не точное место. Найдите его на карте:',
  },
  share: {
    heading: 'Поделиться этой страницей',
    native: 'Поделиться',
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    email: 'Эл. почта',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована.',
    print: 'Печать',
  },
  qrCode: 'QR-код с адресом этой страницы',
  scanHint: 'Отсканируйте код, чтобы открыть эту страницу на телефоне',
  openInApp: 'Открыть эту страницу в приложении',
  noStore: {
    title: 'Сохраните эту страницу',
    text: 'Комментарии и сообщения есть в нашем приложении, но в магазинах приложений его ещё нет. До тех пор сохраните эту страницу на телефоне или поделитесь ею.',
  },
  participationNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace: '',
    forum: 'Это вопрос читателя. Ответы читают и пишут в приложении.',
  },
  participationLink: 'Как ответить',
  safetyNote: {
    article: '',
    business: '',
    event: '',
    activity: '',
    marketplace:
      'Встречайтесь в людном месте, сначала осмотрите вещь, потом платите. Никогда не отправляйте деньги или задаток заранее.',
    forum: '',
  },
  appPrompt: {
    article: {
      title: 'Хотите что-то добавить?',
      text: 'Оставьте комментарий в приложении или задайте там вопрос автору.',
    },
    business: {
      title: 'Напишите им в приложении',
      text: 'Написать магазину или мастеру и прочитать комментарии других клиентов можно в приложении.',
    },
    event: {
      title: 'Спросите других в приложении',
      text: 'Комментарии, сообщения и напоминания об этом событии — в приложении.',
    },
    activity: {
      title: 'Поздоровайтесь с другими в приложении',
      text: 'Комментарии, сообщения и напоминания об этом занятии — в приложении.',
    },
    marketplace: {
      title: 'Ещё продаётся? Спросите в приложении',
      text: 'Напишите продавцу в приложении: сообщать свой номер телефона не нужно.',
    },
    forum: {
      title: 'Знаете ответ? Напишите его в приложении',
      text: 'Там задают вопросы и отвечают на них. Когда кто-нибудь ответит, вы получите уведомление.',
    },
  },
});
