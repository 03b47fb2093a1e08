import type { Core } from '@strapi/strapi';
import { expect, test, vi } from 'vitest';
import { publishDue } from './publish-due';

test('a version that cannot be published keeps no other from it, nor posts from being hidden', async () => {
  const found = [
    [{ documentId: 'first' }, { documentId: 'second' }],
    [{ post_document_id: 'ending' }],
  ];
  const failures = ['the text is too long', 'the disk is full', 'the row is missing'];
  const transaction = vi.fn(async () => {
    throw new Error(failures.shift());
  });
  const findMany = vi.fn(async () => found.shift() ?? []);
  const strapi = { db: { query: () => ({ findMany }), transaction } };
  await expect(publishDue(strapi as unknown as Core.Strapi, new Date())).rejects.toThrow(
    /too long.*disk.*missing/,
  );
  expect(transaction).toHaveBeenCalledTimes(3);
});
