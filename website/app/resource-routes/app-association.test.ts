import { describe, expect, it, test } from 'vitest';
import { createTestPages } from '../../mocks/test-pages.ts';
import { associationAt } from './app-association.ts';

const { fetch } = createTestPages();

const iosPath = '/.well-known/apple-app-site-association';
const androidPath = '/.well-known/assetlinks.json';

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
const stores = {
  ios: { url: '', id: '', appId: 'ABCDE12345.org.example.app' },
  android: { url: '', id: 'org.example', fingerprints: [fingerprint] },
};

describe('associationAt', () => {
  it('returns null for an app that is not configured', () => {
    const { ios, android } = stores;
    expect(associationAt(iosPath, { android, ios: { ...ios, appId: '' } })).toBeNull();
    expect(
      associationAt(androidPath, { ios, android: { ...android, fingerprints: [] } }),
    ).toBeNull();
    expect(associationAt(androidPath, { ios, android: { ...android, id: '' } })).toBeNull();
  });

  it('lists posts for iOS, in every language and under every alias, without files below them', () => {
    const association = JSON.parse(JSON.stringify(associationAt(iosPath, stores)));
    const [{ appIDs, components }] = association.applinks.details;
    expect(association.applinks.details).toHaveLength(1);
    expect(appIDs).toEqual(['ABCDE12345.org.example.app']);
    const files = ['*.ics', '*.md'].map((file) => ({ '/': file, exclude: true }));
    expect(components.slice(0, 2)).toEqual(files);
    expect(components).toContainEqual({ '/': '/events/*' });
    expect(components).toContainEqual({ '/': '/event/*' });
    expect(components).toContainEqual({ '/': '/ar/events/*' });
    expect(components).not.toContainEqual({ '/': '/reset-password*' });
  });

  it('names the package and its certificates for Android', () => {
    expect(associationAt(androidPath, stores)).toMatchObject([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { package_name: 'org.example', sha256_cert_fingerprints: [fingerprint] },
      },
    ]);
  });
});

test.each([iosPath, androidPath])('%s returns 404 while the brand names no app', async (path) => {
  const response = await fetch(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
