import { errors } from '@strapi/utils';
import { expect, test } from 'vitest';
import { type Problem, rejectErrors } from './problems';

const WARNING: Problem = { level: 'warning', code: 'no-alternative-text', field: 'picture' };
const ERROR: Problem = {
  level: 'error',
  code: 'unreadable-hours',
  field: 'information.opening_hours',
};

test('returns the warnings of a version without errors', () => {
  expect(rejectErrors([])).toEqual([]);
  expect(rejectErrors([WARNING])).toEqual([WARNING]);
});

test('rejects a version with errors, at the fields of the form', () => {
  const reject = () => rejectErrors([WARNING, ERROR]);
  expect(reject).toThrow(errors.ValidationError);
  expect(reject).toThrow(
    expect.objectContaining({
      details: {
        errors: [
          {
            path: ['information', 'opening_hours'],
            name: 'ValidationError',
            message: 'unreadable-hours',
          },
        ],
        problems: [WARNING, ERROR],
      },
    }),
  );
});
