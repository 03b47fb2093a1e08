import type { Messages } from '../messages.ts';

/** What readers say of posts. */
export const feedback: Messages['feedback'] = {
  section: 'Ваш отзыв',
  back: 'Вернуться на страницу',
  about: 'О публикации: {title}',
  helpful: {
    question: 'Это было полезно?',
    yes: 'Да',
    no: 'Нет',
    thanks: 'Спасибо',
    wasHelpful: 'Рады, что это помогло.',
    wasNot: 'Мы посмотрим, как сделать лучше.',
    tellMissing: 'Напишите, чего не хватает',
  },
  report: {
    question: 'Нашли ошибку?',
    legend: 'Что не так?',
    reasons: {
      closed: 'Закрыто',
      moved: 'Переехали',
      'wrong-number': 'Неверный номер',
      'wrong-price': 'Неверная цена',
      outdated: 'Устарело',
      scam: 'Мошенничество',
      rude: 'Грубость',
      other: 'Другое',
    },
    missingReason: 'Выберите, что не так.',
    noName: 'Имя не нужно. Каждое сообщение читает редактор.',
    withWords: 'Добавить слова или эл. почту',
    words: 'Своими словами',
    email: 'Адрес эл. почты',
    emailHint: 'Если хотите узнать, что в итоге. Потом мы удалим адрес.',
    submit: 'Сообщить редакции',
    sentTitle: 'Спасибо, что сообщили',
    sentText: 'Редактор проверит.',
  },
};
