import { describe, expect, it } from 'vitest';
import { checkMessage, messageInput } from './message.ts';

const site = 'https://diyar.example';
const validMessage = {
  name: 'Mariam',
  email: 'mariam@example.org',
  phone: '',
  subject: 'A question',
  message: 'Where do I find the office?',
  about: '',
};

describe('checkMessage', () => {
  it('accepts a valid message and drops empty optional fields', () => {
    expect(checkMessage(validMessage, site).answers).toEqual({
      name: 'Mariam',
      email: 'mariam@example.org',
      subject: 'A question',
      message: 'Where do I find the office?',
    });
  });

  it('keeps the phone number and the page', () => {
    const { answers } = checkMessage(
      { ...validMessage, phone: '+971 50 1', about: '/events/1' },
      site,
    );
    expect(answers).toMatchObject({ phone: '+971 50 1', about: 'https://diyar.example/events/1' });
  });

  it.each([
    ['name', 'M', 'tooShort'],
    ['name', 'M'.repeat(101), 'tooLong'],
    ['email', '', 'valueMissing'],
    ['email', 'mariam@mail', 'typeMismatch'],
    ['email', `${'m'.repeat(250)}@example.org`, 'tooLong'],
    ['subject', 'Hi', 'tooShort'],
    ['subject', 's'.repeat(151), 'tooLong'],
    ['message', 'Help', 'tooShort'],
    ['message', 'm'.repeat(5001), 'tooLong'],
    ['message', 'http://a.example www.b.example https://c.example HTTP://d', 'tooManyLinks'],
    ['phone', '1'.repeat(31), 'tooLong'],
    ['about', 'https://elsewhere.example/', 'typeMismatch'],
    ['about', `/${'a'.repeat(500)}`, 'tooLong'],
  ])('rejects %s %j: %s', (field, value, error) => {
    expect(checkMessage({ ...validMessage, [field]: value }, site).fieldErrors).toEqual({
      [field]: error,
    });
  });

  it('accepts fields of the maximum length', () => {
    const longest = { ...validMessage, name: 'M'.repeat(100), message: `a\r\n${'m'.repeat(4998)}` };
    expect(checkMessage(longest, site).fieldErrors).toBeUndefined();
  });
});

it('messageInput fills missing fields with empty text', () => {
  expect(messageInput(new URLSearchParams({ name: 'M', more: 'x' }))).toEqual({
    name: 'M',
    email: '',
    phone: '',
    subject: '',
    message: '',
    about: '',
  });
});
