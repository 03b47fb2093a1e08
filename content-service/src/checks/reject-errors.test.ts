import { errors } from '@strapi/utils';
import { error, warning } from 'post-rules/problem';
import { expect, test } from 'vitest';
import { rejectErrors } from './reject-errors';

const WARNING = warning('alternative-text-missing', 'picture');
const ERROR = error('opening-hours-invalid', 'information.opening_hours', { hours: 'Mo 25:00' });

test('returns the warnings of a post without errors', () => {
  expect(rejectErrors([], 'en')).toEqual([]);
  expect(rejectErrors([WARNING], 'en')).toEqual([WARNING]);
});

test.each([
  ['en', /opening hours/i],
  ['ar', /أوقات العمل/],
])('rejects a post with errors, at the fields of the form, in words (%s)', (language, words) => {
  const reject = () => rejectErrors([WARNING, ERROR], language);
  expect(reject).toThrow(errors.ValidationError);
  expect(reject).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(words),
      details: {
        errors: [
          {
            path: ['information', 'opening_hours'],
            name: 'ValidationError',
            message: expect.stringMatching(words),
          },
        ],
      },
    }),
  );
});
