import { describe, expect, it } from 'vitest';
import { errorDetails } from './errors.ts';

describe('upstreamErrorMessage', () => {
  it('returns the message and status of the response', () => {
    const body = { data: null, error: { status: 400, message: 'Invalid key x' } };
    expect(errorDetails(body)).toEqual({ message: 'Invalid key x', status: 400 });
  });

  it.each([null, 'text', {}, { error: null }, { error: { message: '' } }])(
    "returns 'An error occurred' and 500 for %j",
    (body) => {
      expect(errorDetails(body)).toEqual({ message: 'An error occurred', status: 500 });
    },
  );
});
