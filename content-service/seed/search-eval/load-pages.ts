import type { Core } from '@strapi/strapi';
import { PARTNER_FIELD } from '../../src/brand';
import { rebuildSearchIndex } from '../../src/search/index/build-index';
import { searchTextOf } from '../../src/search/search-text';
import { documentIdOf } from '../demo-documents';
import { advanceIdSequence } from '../sequence';
import type { EvalPage } from './eval-files';

const POST = 'api::post.post';
const ROWS_PER_STATEMENT = 200;

/**
 * Puts texts into an empty database, each as a post of a community that reads its language, and
 * indexes them.
 * @returns the ids of the posts, in the order of the pages
 */
export async function loadPages(strapi: Core.Strapi, pages: EvalPage[]): Promise<number[]> {
  const { tableName } = strapi.db.metadata.get(POST);
  const communities = new Map<string, number>();
  for (const language of new Set(pages.map((page) => page.language))) {
    const { id } = await strapi.db.query('api::nationality.nationality').create({
      data: {
        documentId: documentIdOf('eval community', language),
        name: language,
        language_query: language,
      },
    });
    communities.set(language, id);
  }
  const rows = pages.map(({ language, title, html, updated }, index) => {
    const updatedAt = new Date(updated ?? 0);
    return {
      id: index + 1,
      document_id: documentIdOf('eval page', index),
      title,
      description: html,
      is_active: true,
      stick_top: false,
      sticky_order: 0,
      [PARTNER_FIELD]: false,
      nationality_id: communities.get(language),
      search_text: searchTextOf({ title, description: html }),
      created_at: updatedAt,
      updated_at: updatedAt,
      published_at: updatedAt,
    };
  });
  await strapi.db.connection.batchInsert(tableName, rows, ROWS_PER_STATEMENT);
  await advanceIdSequence(strapi, POST);
  await rebuildSearchIndex(strapi);
  await strapi.db.connection.raw('analyze');
  return rows.map(({ id }) => id);
}
