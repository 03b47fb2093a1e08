import { expect, test } from 'vitest';
import { allLabels } from '../field-labels';
import { guessColumns } from './guess-columns';
import { HEADING_WORDS } from './heading-words';

const FIELDS = Object.keys(HEADING_WORDS);

test.each([
  [
    ['Name', 'Town', 'Phone number', 'E-Mail', 'Notes'],
    ['title', 'city', 'information.phone', 'information.email', null],
  ],
  [
    ['الاسم', 'المدينة', 'الحي', 'رقم الهاتف', 'العنوان'],
    ['title', 'city', 'area', 'information.phone', 'information.address'],
  ],
  [
    ['Başlık', 'Şehir', 'Tarih', 'Ücret'],
    ['title', 'city', 'start', 'price'],
  ],
  [
    ['Название', 'Город', 'Телефон', 'Часы работы'],
    ['title', 'city', 'information.phone', 'information.opening_hours'],
  ],
  [
    ['نام', 'شهر', 'تلفن', 'تاریخ'],
    ['title', 'city', 'information.phone', 'start'],
  ],
  [
    ['शीर्षक', 'शहर', 'फ़ोन', 'तारीख'],
    ['title', 'city', 'information.phone', 'start'],
  ],
  [
    ['عنوان', 'شہر', 'فون نمبر', 'پتہ'],
    ['title', 'city', 'information.phone', 'information.address'],
  ],
  [
    ['TITLE *', 'Price (AED)', '', 'Title'],
    ['title', 'price', null, null],
  ],
])('guesses the columns of %j', (headings, fields) => {
  expect(guessColumns(headings, FIELDS)).toEqual(fields);
});

test('recognises each label of the form, in every language', () => {
  const languages = allLabels('title').map((_, index) => index);
  for (const language of languages) {
    const headings = FIELDS.map((field) => allLabels(field)[language] ?? '');
    expect(guessColumns(headings, FIELDS)).toEqual(FIELDS);
  }
});
