import { expect, test } from 'vitest';
import information from '../components/post/information.json';
import { answerSchema } from './answer-schema';

const WORDS = 'The kitchen closes at ten.';

const phoneIn = (phone: string) => answerSchema.safeParse({ answer: 'change', phone });

test.each(['+971 50 123 4567', '٠٥٠ ١٢٣ ٤٥٦٧', '\u200e050/1234567', '(050) 123.4567'])(
  'takes the phone number %j as posts store it',
  (typed) => {
    const { data } = phoneIn(typed);
    const { phone, whatsapp } = information.attributes;
    expect(data).toMatchObject({ phone: expect.stringMatching(new RegExp(phone.regex)) });
    expect(data).toMatchObject({ phone: expect.stringMatching(new RegExp(whatsapp.regex)) });
  },
);

test('takes an empty number, which removes what was there, and nothing else', () => {
  expect(phoneIn('').data).toMatchObject({ phone: '' });
  expect(phoneIn('call me').error?.issues).toMatchObject([
    { path: ['phone'], message: 'phone must be a phone number.' },
  ]);
});

test.each(['change', 'closed'])('keeps the words of the answer %j', (answer) => {
  expect(answerSchema.safeParse({ answer, words: WORDS }).data).toEqual({ answer, words: WORDS });
});

test('takes a change of the contact without words, and no change of nothing', () => {
  const address = { answer: 'change', address: 'Dock 4' };
  expect(answerSchema.safeParse(address).data).toEqual(address);
  expect(answerSchema.safeParse({ answer: 'change' }).error?.issues).toMatchObject([
    { path: ['words'], message: 'words is missing.' },
  ]);
});
