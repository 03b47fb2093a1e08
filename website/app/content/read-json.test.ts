import { expect, test } from 'vitest';
import { MAX_DEPTH, MAX_VALUES, readJson } from './read-json.ts';

const responseOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Response(Buffer.from(text, encoding));

test('reads JSON with and without a byte order mark, whatever the content type', async () => {
  const body = '{"title":"café خبز 🍞"}';
  const read = { title: 'café خبز 🍞' };
  expect(await readJson(responseOf(body))).toEqual(read);
  expect(await readJson(responseOf(`\ufeff${body}`))).toEqual(read);
  expect(await readJson(new Response(body, { headers: { 'content-type': 'text/html' } }))).toEqual(
    read,
  );
});

test('reads a character split over two chunks', async () => {
  const encoded = Buffer.from('["خبز"]');
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(encoded.subarray(0, 3));
      controller.enqueue(encoded.subarray(3));
      controller.close();
    },
  });
  expect(await readJson(new Response(body))).toEqual(['خبز']);
});

test('keeps the last of two equal names', async () => {
  expect(await readJson(responseOf('{"id":1,"id":2}'))).toEqual({ id: 2 });
});

test.each([
  ['a byte of Latin-1', responseOf('{"title":"caf\xe9"}', 'latin1')],
  ['half a letter', responseOf('{"title":"\xd8"}', 'latin1')],
  ['a surrogate in UTF-8', responseOf('{"title":"\xed\xa0\x80"}', 'latin1')],
  ['UTF-16', responseOf('{"title":"bread"}', 'utf16le')],
  ['a cut document', responseOf('{"data":[{"id":1,"ti')],
  ['HTML', new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', responseOf('')],
  ['no body', new Response(null, { status: 204 })],
  ['two documents', responseOf('{}{}')],
])('rejects %s', async (_name, response) => {
  await expect(readJson(response)).rejects.toThrow();
});

test('rejects a response by its Content-Length, without reading it', async () => {
  let isRead = false;
  const pull = () => {
    isRead = true;
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const response = new Response(body, { headers: { 'content-length': '1001' } });
  await expect(readJson(response, 1000)).rejects.toThrow('longer than 1000 bytes');
  expect(isRead).toBe(false);
});

test('stops reading when a response exceeds the limit', async () => {
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      sent += 100;
      controller.enqueue(Buffer.alloc(100, ' '));
    },
    cancel() {
      isCancelled = true;
    },
  });
  await expect(readJson(new Response(body), 1000)).rejects.toThrow('longer than 1000 bytes');
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(2000);
});

test('rejects JSON that is nested too deeply or has too many values', async () => {
  const nested = (levels: number) => responseOf('['.repeat(levels) + ']'.repeat(levels));
  await expect(readJson(nested(MAX_DEPTH + 1))).rejects.toThrow('nested');
  await expect(readJson(nested(50_000))).rejects.toThrow('nested');
  expect(await readJson(nested(MAX_DEPTH))).toBeInstanceOf(Array);
  await expect(readJson(responseOf(`[${'0,'.repeat(MAX_VALUES)}0]`))).rejects.toThrow('values');
});

test('returns the same value for the same body, and another for another', async () => {
  const [first, second, other] = await Promise.all(
    ['{"id":7}', '{"id":7}', '{"id":8}'].map((text) => readJson(responseOf(text))),
  );
  expect(second).toBe(first);
  expect(other).toEqual({ id: 8 });
});

test('limits a body that was read before with a higher limit', async () => {
  const body = '{"name":"Dubai"}';
  await readJson(responseOf(body));
  await expect(readJson(responseOf(body), 8)).rejects.toThrow('longer than 8 bytes');
});
