import { expect, test } from 'vitest';
import { originOf, readBucketSettings } from './bucket-settings';

const variables = {
  S3_ENDPOINT: 'https://objects.example:9000/',
  S3_BUCKET: 'diyar-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'confidential',
};

const originFrom = (more: Record<string, string>) => {
  const settings = readBucketSettings({ ...variables, ...more });
  return settings && originOf(settings);
};

test('needs all variables of a bucket, or none', () => {
  expect(readBucketSettings({ S3_BUCKET: '', S3_REGION: 'eu' })).toBeUndefined();
  expect(() => readBucketSettings({ ...variables, S3_ENDPOINT: '' })).toThrow(
    'S3_BUCKET needs S3_ENDPOINT.',
  );
  expect(() => readBucketSettings({ UPLOADS_URL: 'https://cdn.example' })).toThrow(
    'UPLOADS_URL: S3_BUCKET is missing.',
  );
});

test.each([
  ['S3_ENDPOINT', 'objects.example'],
  ['S3_BUCKET', 'Two Words'],
  ['S3_PATH_STYLE', 'yes'],
  ['UPLOADS_URL', 'ftp://cdn.example'],
])('names %s if it is invalid, and no secret', (name, value) => {
  const read = () => readBucketSettings({ ...variables, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow('confidential');
});

test('knows where browsers load files from', () => {
  expect(originFrom({})).toBe('https://objects.example:9000');
  expect(originFrom({ S3_PATH_STYLE: 'false' })).toBe('https://diyar-files.objects.example:9000');
  expect(originFrom({ UPLOADS_URL: 'https://cdn.example/diyar/' })).toBe('https://cdn.example');
});
