import { describe, expect, it } from 'vitest';
import { errorDetails } from './errors.ts';

describe('the error helper', () => {
  it("gives the answer's message and status", () => {
    const answer = { data: null, error: { status: 400, message: 'Invalid key x' } };
    expect(errorDetails(answer)).toEqual({ message: 'Invalid key x', status: 400 });
  });

  it.each([null, 'text', {}, { error: null }, { error: { message: '' } }])(
    "says 'An error occurred' and 500 of %j",
    (answer) => {
      expect(errorDetails(answer)).toEqual({ message: 'An error occurred', status: 500 });
    },
  );
});
