import { expect, it } from 'vitest';
import { rawAnswer } from '../mocks/raw-answer.ts';
import { frontOfEachTest, headersOfEveryAnswer } from '../mocks/running-front.ts';

const front = frontOfEachTest();
const answerTo = (...lines: string[]) => rawAnswer(front().port, ...lines);

it.each([
  ['no host', []],
  ['an empty one', ['Host:']],
  ['two', ['Host: x', 'hOST: x']],
  ['one with a path', ['Host: x/y']],
  ['one with a user', ['Host: x@y']],
  ['a list', ['Host: x, y']],
])('refuses %s', async (_what, hosts) => {
  for (const first of ['GET /about HTTP/1.1', 'POST /contact HTTP/1.1', 'GET /About HTTP/1.1']) {
    const { status, headers } = await answerTo(first, ...hosts);
    expect([first, status]).toEqual([first, 400]);
    expect(headers).toMatchObject({ ...headersOfEveryAnswer, 'cache-control': 'no-store' });
  }
  expect(front().made).toEqual([]);
});

it('refuses them on a page that was rendered for others, too', async () => {
  await front().get('/about');
  expect((await answerTo('GET /about HTTP/1.1', 'Host: x', 'Host: y')).status).toBe(400);
});

it.each([
  ['GET /about HTTP/1.0'],
  ['GET /about HTTP/1.1', 'Host: [::1]:3000'],
  ['GET /about HTTP/1.1', 'Host: site_1.example.:80'],
  ['GET http://elsewhere.example/about HTTP/1.1', 'Host: elsewhere.example'],
])('answers %s %s with the one page for all', async (...lines) => {
  await front().get('/about');
  expect((await answerTo(...lines)).status).toBe(200);
  expect(front().made).toEqual(['/about']);
});
