import { formatNumber } from '../../number.ts';
import type { Messages } from '../messages.ts';

/** Testimonials of people who have moved. */
export const testimonials: Messages['testimonials'] = {
  title: 'Соседи рассказывают',
  // Read out between two cities; “город” keeps the second in the nominative.
  movedTo: 'переезд в город',
  showItem: (position) => `Показать отзыв ${formatNumber(position, 'ru')}`,
  pause: 'Пауза',
  play: 'Воспроизвести',
  items: [
    {
      quote:
        'Я написала свой вопрос в полночь. К завтраку ответили три человека из моего города, и один из них предложил пойти со мной.',
      name: 'Мариам С.',
      from: 'Алеппо',
      to: 'Газиантеп',
    },
    {
      quote:
        'В списке документов всё было верно, даже число фотографий. Мы вышли из учреждения ещё до обеда.',
      name: 'Фархад Р.',
      from: 'Шираз',
      to: 'Маскат',
    },
    {
      quote:
        'Кроватку, стол и первых друзей здесь мы нашли на одной и той же странице. Самое важное из этого — друзья.',
      name: 'Айша и Билал',
      from: 'Лахор',
      to: 'Шарджа',
    },
    {
      quote:
        'Я пришёл играть в футбол и познакомился с бухгалтером, который помог мне с документами.',
      name: 'Джоэл М.',
      from: 'Себу',
      to: 'Доха',
    },
  ],
};
