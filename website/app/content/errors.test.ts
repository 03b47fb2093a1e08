import { describe, expect, it } from 'vitest';
import { errorDetails } from './errors.ts';

describe('the error helper', () => {
  it("gives the answer's message and status", () => {
    const body = { data: null, error: { status: 400, message: 'Invalid key x' } };
    expect(errorDetails(body)).toEqual({ message: 'Invalid key x', status: 400 });
  });

  it.each([null, 'text', {}, { error: null }, { error: { message: '' } }])(
    "says 'An error occurred' and 500 of %j",
    (body) => {
      expect(errorDetails(body)).toEqual({ message: 'An error occurred', status: 500 });
    },
  );
});
