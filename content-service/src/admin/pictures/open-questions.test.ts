import { MAX_FILE_BYTES } from 'post-rules/file-limit';
import { afterEach, expect, test } from 'vitest';
import type { Upload } from './ask-before-uploads';
import { answer, ask, openRequests } from './open-questions';

const fileOf = (name: string, type: string, size = 1): Upload => {
  const file = new File(['…'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return { file, info: {} };
};
const photo = fileOf('boat.jpg', 'image/jpeg');
const leaflet = fileOf('leaflet.pdf', 'application/pdf');
const huge = fileOf('panorama.jpg', 'image/jpeg', MAX_FILE_BYTES + 1);
const described = { ...photo, info: { alternativeText: 'A boat' } };

const questions = () => openRequests.get().flatMap((request) => request.questions);

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(async () => {
  answer(null);
  await nextTask();
});

test('asks about pictures without a description, of several requests at once', async () => {
  const asked = [ask([leaflet, photo]), ask([photo]), ask([described])];
  expect(questions().map(({ upload }) => upload)).toEqual([photo, photo]);
  const [first, second] = questions().map(({ id }) => id);
  answer(
    new Map([
      [first ?? 0, { alternativeText: 'A boat' }],
      [second ?? 0, { alternativeText: '' }],
    ]),
  );
  expect(await Promise.all(asked)).toEqual([
    [null, { alternativeText: 'A boat' }],
    [{ alternativeText: '' }],
    [null],
  ]);
  expect(questions()).toEqual([]);
});

test('sends nothing if the editor cancels', async () => {
  const asked = ask([photo]);
  answer(null);
  expect(await asked).toBeNull();
});

test('asks no more about a choice that was cancelled, and again about the next one', async () => {
  const asked = ask([photo]);
  answer(null);
  expect(await asked).toBeNull();
  expect(await ask([photo])).toBeNull();
  expect(await ask([leaflet])).toBeNull();
  expect(questions()).toEqual([]);
  await nextTask();
  ask([photo]);
  expect(questions()).toHaveLength(1);
});

test('never sends a file that is too large, and sends the others', async () => {
  const asked = [ask([huge]), ask([photo])];
  expect(questions()).toHaveLength(2);
  answer(new Map());
  expect(await Promise.all(asked)).toEqual([null, [null]]);
});

test('asks about a file of the largest size only if it is a picture', async () => {
  const largest = fileOf('book.pdf', 'application/pdf', MAX_FILE_BYTES);
  expect(await ask([largest])).toEqual([null]);
});
