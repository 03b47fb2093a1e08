// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createdVersion, whileCreating } from './unsaved-events';

const FORMS = '/admin/content-manager/collection-types/api::post-version.post-version';
const goTo = (id: string) => window.history.replaceState(null, '', `${FORMS}/${id}`);
const close = (values: object) => createdVersion(window.location.pathname, values);

beforeEach(() => goTo('create'));

test('names the new version and what was typed while it was saved, once', async () => {
  await whileCreating({ title: 'Sent' }, () => goTo('abc'));
  expect(close({ title: 'Sent', slug: 'typed' })).toEqual({
    versionId: 'abc',
    typed: { slug: 'typed' },
  });
  expect(close({ title: 'Sent' })).toBeNull();
});

test('knows the new version if its address comes only after the save', async () => {
  await whileCreating({ title: 'Sent' }, () => {
    setTimeout(() => goTo('abc'));
  });
  expect(close({ title: 'Sent' })).toEqual({ versionId: 'abc', typed: {} });
});

test('takes no other form for that of a post that was refused', async () => {
  await whileCreating({ title: 'Sent' }, () => undefined);
  goTo('abc');
  expect(close({ title: 'Sent' })).toBeNull();
  const refused = whileCreating({ title: 'Sent' }, () => {
    goTo('create');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  goTo('abc');
  expect(close({ title: 'Sent' })).toBeNull();
});
