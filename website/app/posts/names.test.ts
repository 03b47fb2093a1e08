import { expect, it } from 'vitest';
import { byNameIn, type Named, nameIn } from './names.ts';

const cities: Named[] = [
  { name: 'Istanbul', names: { tr: 'İstanbul', ru: 'Стамбул' } },
  { name: 'Izmir', names: { tr: 'İzmir' } },
  { name: 'Çorum' },
  { name: 'Zonguldak' },
  { name: 'Ankara', names: { ru: 'Анкара' } },
];

it('returns the name in the language, else the one name', () => {
  expect(nameIn({ name: 'Istanbul', names: { ru: 'Стамбул' } }, 'ru')).toBe('Стамбул');
  expect(nameIn({ name: 'Istanbul', names: { ru: 'Стамбул' } }, 'tr')).toBe('Istanbul');
  expect(nameIn({ name: 'Istanbul' }, 'ru')).toBe('Istanbul');
});

it('sorts by the names and letters of the language', () => {
  const sorted = cities.toSorted(byNameIn('tr', 'tr-TR')).map((city) => nameIn(city, 'tr'));
  expect(sorted).toEqual(['Ankara', 'Çorum', 'İstanbul', 'İzmir', 'Zonguldak']);
});
