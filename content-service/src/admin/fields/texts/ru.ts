import type { Texts } from './en';

export const ru: Texts = {
  choose: 'Выберите',
  clear: 'Очистить',
  nothingFound: 'Ничего не найдено',
  loading: 'Загрузка…',
  conditions: {
    new: 'Новое',
    'like-new': 'Как новое',
    good: 'Хорошее',
    used: 'Б/у',
    'for-parts': 'На запчасти',
  },
  timesOfPlace: 'Укажите местное время ({place}).',
  timesOfZone:
    'Если город не указан, время считается по поясу {zone}. Если у публикации есть город, сначала выберите его.',
  timeInPlace: '{place}: {time}.',
  timeHere: 'У вас: {time}.',
  closed: 'Закрыто',
  addHours: 'Добавить часы',
  addHoursOn: '{day}: добавить часы',
  asDayBefore: 'Как накануне',
  asDayBeforeOn: '{day}: как накануне',
  opensOn: '{day}, с',
  closesOn: '{day}, до',
  removeHoursOn: '{day}: удалить часы',
  hoursAsText: 'Написать часы текстом',
  hoursAsGrid: 'Показать часы по дням недели',
  hoursStayText: 'Эти часы нельзя показать по дням недели, поэтому они остаются текстом.',
  hoursUnreadable: 'Эти часы не читаются. Читатели их не увидят.',
  asReadersSeeIt: 'Так увидят читатели',
  hoursVary: 'Не каждую неделю одинаково.',
  positionShortLink:
    'Это короткая ссылка, координат в ней нет. Откройте её и скопируйте длинный адрес из браузера.',
  positionUnreadable:
    'В этом тексте нет координат. Вставьте ссылку из приложения с картой или два числа, например 25.2704, 55.3082.',
  nearCity: 'Рядом: {city} ({distance}).',
  suggestSlug: 'Предложить по заголовку',
};
