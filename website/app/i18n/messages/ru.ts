import { formatNumber } from '../number.ts';
import { plural } from '../plural.ts';
import type { Messages } from './messages.ts';
import { about } from './ru/about.ts';
import { checked } from './ru/checked.ts';
import { confirm } from './ru/confirm.ts';
import { contact } from './ru/contact.ts';
import { costs } from './ru/costs.ts';
import { deleteAccount } from './ru/delete.ts';
import { detail } from './ru/detail.ts';
import { editors } from './ru/editors.ts';
import { eula } from './ru/eula.ts';
import { facts } from './ru/facts.ts';
import { feedback } from './ru/feedback.ts';
import { forms } from './ru/forms.ts';
import { home } from './ru/home.ts';
import { hubs } from './ru/hubs.ts';
import { landing } from './ru/landing.ts';
import { list, search } from './ru/list.ts';
import { map } from './ru/map.ts';
import { near } from './ru/near.ts';
import { plain } from './ru/plain.ts';
import { preview } from './ru/preview.ts';
import { privacy } from './ru/privacy.ts';
import { resetPassword } from './ru/reset-password.ts';
import { saved } from './ru/saved.ts';
import { take } from './ru/take.ts';
import { testimonials } from './ru/testimonials.ts';

/** Russian. The spaces after short words and before dashes do not break. @param brand the product's name */
export const ru = (brand: string): Messages => ({
  nav: {
    main: 'Главное меню',
    home: 'Главная',
    about: 'О нас',
    contact: 'Контакты',
    skipToContent: 'К содержанию',
    menu: 'Меню',
    close: 'Закрыть',
    homeLink: `${brand}: на главную страницу`,
    theme: { system: 'Тема: как на устройстве', light: 'Тема: светлая', dark: 'Тема: тёмная' },
    secondCalendar: { shown: 'Второй календарь: показан', hidden: 'Второй календарь: скрыт' },
    backToTop: 'Наверх',
  },
  listSeparator: ', ',
  languages: {
    label: 'Язык',
    offer: 'Этот сайт доступен и на русском языке.',
    site: 'Сайт на русском',
    decline: 'Нет, спасибо',
  },
  app: {
    ios: 'Приложение iOS',
    iosHint: 'для iPhone и iPad',
    android: 'Приложение Android',
    androidHint: 'для других телефонов',
    soon: 'Приложение скоро появится. В магазинах приложений его ещё нет.',
  },
  footer: {
    quickLinks: 'Быстрые ссылки',
    resources: 'Полезное',
    // With soft hyphens: the word is wider than a column of the footer on a phone.
    privacy: 'Политика конфиден\u00adциаль\u00adности',
    app: 'Приложение',
    social: 'Мы в соцсетях',
    copyright: (year) => `© ${year} ${brand}`,
    noAccountNote: 'Все страницы можно читать без аккаунта.',
  },
  kinds: {
    article: {
      singular: 'Статья',
      listTitle: 'Статьи',
      lead: 'Документы, аренда, школа и деньги — простыми словами.',
      homeTitle: 'Новые статьи',
      items: 'статьи',
      count: (count) =>
        plural('ru', count, {
          one: '# статья',
          few: '# статьи',
          many: '# статей',
          other: '# статьи',
        }),
    },
    business: {
      singular: 'Магазин или услуга',
      listTitle: 'Магазины и услуги',
      lead: 'Их владельцы — люди из вашей страны. Здесь рады всем.',
      homeTitle: 'Магазины и услуги рядом',
      items: 'магазины и услуги',
      count: (count) =>
        plural('ru', count, {
          one: '# место',
          few: '# места',
          many: '# мест',
          other: '# места',
        }),
    },
    event: {
      singular: 'Событие',
      listTitle: 'События',
      lead: 'Рядом с вами, скоро и чаще всего бесплатно.',
      homeTitle: 'Ближайшие события',
      items: 'события',
      count: (count) =>
        plural('ru', count, {
          one: '# событие',
          few: '# события',
          many: '# событий',
          other: '# события',
        }),
    },
    activity: {
      singular: 'Занятие',
      listTitle: 'Занятия',
      lead: 'Футбол, прогулки, разговорная практика: здесь рады всем.',
      homeTitle: 'Занятия',
      items: 'занятия',
      count: (count) =>
        plural('ru', count, {
          one: '# занятие',
          few: '# занятия',
          many: '# занятий',
          other: '# занятия',
        }),
    },
    marketplace: {
      singular: 'Объявление',
      listTitle: 'Объявления',
      lead: 'Подержанные вещи от людей, которые живут рядом с вами.',
      homeTitle: 'Объявления',
      items: 'объявления',
      count: (count) =>
        plural('ru', count, {
          one: '# объявление',
          few: '# объявления',
          many: '# объявлений',
          other: '# объявления',
        }),
    },
    forum: {
      singular: 'Вопрос',
      listTitle: 'Форум',
      lead: 'Люди спрашивают, а отвечают те, у кого уже есть такой опыт.',
      homeTitle: 'Форум',
      items: 'вопросы',
      count: (count) =>
        plural('ru', count, {
          one: '# вопрос',
          few: '# вопроса',
          many: '# вопросов',
          other: '# вопроса',
        }),
    },
  },
  list,
  search: search(brand),
  pagination: {
    pages: 'Страницы',
    page: (page) => `Страница ${formatNumber(page, 'ru')}`,
    previous: 'Предыдущая',
    next: 'Следующая',
  },
  card: {
    untitled: 'Без названия',
    partner: 'Официальный партнёр',
    free: 'Бесплатно',
    pinned: 'Закреплено',
    runningUntil: (end) => `Идёт до: ${end}`,
    openUntil: (time) => `Открыто до ${time}`,
    opensAt: (time) => `Откроется в ${time}`,
    opensOn: (day, time) => `Откроется: ${day}, ${time}`,
    languagesAndMore: (names, count) => `${names} и ещё ${count}`,
    distance: (kilometres) => `Около ${kilometres} км`,
    veryNear: 'Меньше 1 км',
    answers: (count) =>
      count === 0
        ? 'Ответов пока нет'
        : plural('ru', count, {
            one: '# ответ',
            few: '# ответа',
            many: '# ответов',
            other: '# ответа',
          }),
  },
  home: home(brand),
  take,
  testimonials,
  errors: {
    loadFailed: 'Не удалось загрузить публикации. Пожалуйста, попробуйте позже.',
    suggestedLinks: 'Другие страницы',
    notFound: {
      title: 'Страница не найдена',
      text: 'Возможно, страница теперь по другому адресу или ссылка неполная. Может помочь одна из этих страниц.',
    },
    unavailable: {
      title: 'Публикации сейчас недоступны',
      text: 'Сервис, где хранятся публикации, сейчас не отвечает. Это не ваша ошибка. Пожалуйста, повторите попытку через минуту.',
      retry: 'Повторить',
    },
    serverError: {
      title: 'Произошла ошибка',
      text: 'Ошибка на нашей стороне, запись о ней сохранена. Пожалуйста, попробуйте ещё раз или начните с главной страницы.',
    },
    lastUpdated: (time) => `Последнее обновление: ${time}. Публикации сейчас недоступны.`,
    request: {
      malformed: 'Не удалось прочитать этот адрес',
      methodNotAllowed: 'Здесь это сделать нельзя',
      tooLarge: 'Слишком большой объём данных',
      addressTooLong: 'Слишком длинный адрес',
      timedOut: 'Данные не пришли вовремя',
      text: 'Ничего не изменилось. Можно начать заново с главной страницы.',
    },
  },
  detail: detail(brand),
  checked,
  feedback,
  confirm,
  editors,
  facts,
  hubs,
  map,
  near,
  about: about(brand),
  contact: contact(brand),
  costs,
  forms,
  landing: landing(brand),
  plain,
  preview,
  saved,
  resetPassword: resetPassword(brand),
  deleteAccount: deleteAccount(brand),
  privacy: privacy(brand),
  eula: eula(brand),
  partner: `Официальный партнёр проекта «${brand}»`,
});
