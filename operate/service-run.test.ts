import { expect, it } from 'vitest';
import { bucketVariables } from './bucket/settings.ts';
import { quietEnvironment } from './service-run.ts';

const bucket = {
  S3_BUCKET: 'diyar-files',
  S3_ENDPOINT: 'https://storage.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  UPLOADS_URL: '',
};
const env = { ...bucket, UPLOADS_URL: undefined, SMTP_URL: 'smtp://mail', PATH: '/usr/bin' };
const copy = { DATA_DIR: '/tmp/copy', DATABASE_URL: '' };

it('starts no service that sends mails or asks for them', () => {
  const variables = quietEnvironment({ ...env, CONFIRMATION_MAILS: 'on' }, copy);
  expect(variables).toMatchObject({
    ...{ SMTP_URL: '', CONFIRMATION_MAILS: 'off', JOBS: 'off', PATH: '/usr/bin' },
  });
});

it('keeps a service away from the bucket, unless its data belongs to it', () => {
  const none = Object.fromEntries(Object.keys(bucket).map((name) => [name, '']));
  expect(quietEnvironment(env, copy)).toMatchObject(none);
  const { UPLOADS_URL: _, ...set } = bucket;
  expect(quietEnvironment(env, { ...copy, bucket: bucketVariables(set) })).toMatchObject(bucket);
  expect(bucketVariables({})).toEqual({});
});
