// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Ask, askBeforeUploads } from './ask-before-uploads';

const { send: originalSend } = XMLHttpRequest.prototype;
const sent = vi.fn<(body: unknown) => void>();
const ask = vi.fn<Ask>();
const onDeclined = vi.fn();

beforeEach(() => {
  XMLHttpRequest.prototype.send = sent;
  askBeforeUploads(ask, onDeclined);
});
afterEach(() => {
  XMLHttpRequest.prototype.send = originalSend;
  vi.resetAllMocks();
});

const photo = new File(['…'], 'boat.jpg', { type: 'image/jpeg' });
const leaflet = new File(['…'], 'leaflet.pdf', { type: 'application/pdf' });

function formOf(...files: File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  for (const { name } of files) form.append('fileInfo', JSON.stringify({ name, folder: 3 }));
  return form;
}

test('sends files with what an editor said of each', async () => {
  ask.mockResolvedValue([{ alternativeText: 'A boat' }, null]);
  const form = formOf(photo, leaflet);
  new XMLHttpRequest().send(form);
  expect(sent).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(form));
  expect(ask).toHaveBeenCalledWith([
    { file: photo, info: { name: 'boat.jpg', folder: 3 } },
    { file: leaflet, info: { name: 'leaflet.pdf', folder: 3 } },
  ]);
  expect(form.getAll('fileInfo').map((info) => JSON.parse(String(info)))).toEqual([
    { name: 'boat.jpg', folder: 3, alternativeText: 'A boat' },
    { name: 'leaflet.pdf', folder: 3 },
  ]);
});

test('asks once about a form that is sent again', async () => {
  ask.mockResolvedValue([{ alternativeText: '' }]);
  const form = formOf(photo);
  new XMLHttpRequest().send(form);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  new XMLHttpRequest().send(form);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledOnce();
});

test('tells the panel that it was aborted if the editor declines', async () => {
  ask.mockResolvedValue(null);
  const request = new XMLHttpRequest();
  const aborted = vi.fn();
  request.onabort = aborted;
  request.send(formOf(photo));
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce());
  expect(onDeclined).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['text', 'a=b'],
  ['nothing', undefined],
  ['a form without files', formOf()],
])('does not ask about %s', (_, body) => {
  new XMLHttpRequest().send(body);
  expect(sent).toHaveBeenCalledWith(body);
  expect(ask).not.toHaveBeenCalled();
});
