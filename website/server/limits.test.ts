import { expect, it } from 'vitest';
import { rawAnswer } from '../mocks/raw-answer.ts';
import { frontOfEachTest, headersOfEveryAnswer } from '../mocks/running-front.ts';

const front = frontOfEachTest();

it.each([
  ['no HTTP', ['GARBAGE'], 400],
  ['too many headers', ['GET / HTTP/1.1', 'Host: x', `A: ${'a'.repeat(20_000)}`], 431],
])('refuses %s with a page', async (_what, lines, status) => {
  const { headers, ...answer } = await rawAnswer(front().port, ...lines);
  expect(answer.status).toBe(status);
  expect(headers).toMatchObject({
    ...headersOfEveryAnswer,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
});

it('ignores an expectation that it does not know', async () => {
  const lines = ['GET /about HTTP/1.1', 'Host: x', 'Expect: something'];
  const { status, headers } = await rawAnswer(front().port, ...lines);
  expect(status).toBe(200);
  expect(headers).toMatchObject(headersOfEveryAnswer);
});
