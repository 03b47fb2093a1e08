import { expect, test } from 'vitest';
import { rejectUnreadable } from './unreadable-body';

class Answered extends Error {
  constructor(readonly status: number) {
    super();
  }
}

function thrownFor(error: Error): unknown {
  const answer = (status: number) => {
    throw new Answered(status);
  };
  try {
    return rejectUnreadable(error, { throw: answer as never });
  } catch (thrown) {
    return thrown;
  }
}

test.each([
  [{ status: 400 }, 400],
  [{ status: 415, expose: true }, 415],
  [{ httpCode: 413, code: 1007 }, 413],
  [{ httpCode: 500, code: 1002 }, 400],
  [{ code: 'Z_DATA_ERROR', errno: -3 }, 400],
])('answers what the client sent wrongly: %j', (properties, status) => {
  const thrown = thrownFor(Object.assign(new Error('of the parser'), properties));
  expect(thrown).toEqual(new Answered(status));
});

test.each([{}, { status: 500 }, { httpCode: 500, code: 1001 }, { code: 'ENOSPC' }])(
  'leaves what is our fault to the error log: %j',
  (properties) => {
    const error = Object.assign(new Error('of the parser'), properties);
    expect(thrownFor(error)).toBe(error);
  },
);
