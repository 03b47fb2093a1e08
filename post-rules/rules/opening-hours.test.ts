import { expect, test } from 'vitest';
import { problemsOf } from '#sample-post';

const codesWith = (opening_hours: string) =>
  problemsOf({ information: { phone: null, whatsapp: null, email: null, opening_hours } }).map(
    ({ code, field }) => `${code} ${field}`,
  );

test.each(['Mo-Fr 09:00-18:00', '24/7', 'Sa-Th 08:00-12:00,16:00-22:00; Fr off', ' ', ''])(
  'accepts %j',
  (hours) => {
    expect(codesWith(hours)).toEqual([]);
  },
);

test.each([
  'open in the morning',
  'من الأحد إلى الخميس',
  'صبح تا شب',
  'صبح 9 بجے سے',
  'с 9 до 18',
  'सुबह 9 बजे से',
  'Pazartesi 9’dan 18’e',
  'بەیانی تا ئێوارە',
  'Mo-Fr 09:00-',
  'Mo-Fr 09:00-18:00; '.repeat(14),
])('rejects %j', (hours) => {
  expect(codesWith(hours)).toEqual(['opening-hours-invalid information.opening_hours']);
});
