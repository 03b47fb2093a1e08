import { expect, test } from 'vitest';
import { androidAssociation, appleAssociation } from './app-links.ts';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');

test('an app that is not configured has no association', () => {
  expect(appleAssociation('')).toBeNull();
  expect(androidAssociation({ id: 'org.example', url: '', fingerprints: [] })).toBeNull();
  expect(androidAssociation({ id: '', url: '', fingerprints: [fingerprint] })).toBeNull();
});

test('iOS opens posts, in every language and under every alias, and no files below them', () => {
  const details = appleAssociation('ABCDE12345.org.example.app')?.applinks.details ?? [];
  expect(details).toHaveLength(1);
  const [{ appIDs, components } = { appIDs: [], components: [] }] = details;
  expect(appIDs).toEqual(['ABCDE12345.org.example.app']);
  expect(components[0]).toEqual({ '/': '*.ics', exclude: true });
  expect(components).toContainEqual({ '/': '/events/*' });
  expect(components).toContainEqual({ '/': '/event/*' });
  expect(components).toContainEqual({ '/': '/ar/events/*' });
  expect(components).not.toContainEqual({ '/': '/reset-password*' });
});

test('Android is told the package and its certificates', () => {
  const association = androidAssociation({
    id: 'org.example',
    url: '',
    fingerprints: [fingerprint],
  });
  expect(association).toMatchObject([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { package_name: 'org.example', sha256_cert_fingerprints: [fingerprint] },
    },
  ]);
});
