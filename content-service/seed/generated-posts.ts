import type { Core } from '@strapi/strapi';
import { PARTNER_FIELD } from '../src/brand';
import { searchTextOf } from '../src/search/search-text';
import { documentIdOf } from './demo-documents';
import { randomNumbers, sampleText } from './generated-words';
import { advanceIdSequence } from './sequence';

const POST = 'api::post.post';
const FILE = 'plugin::upload.file';
const BATCH_SIZE = 2000;
const ROWS_PER_STATEMENT = 500;
const MINUTE = 60_000;

/** What generated posts refer to; part of the demo content. */
interface ReferenceData {
  types: number[];
  categories: NamedEntry[];
  cities: NamedEntry[];
  nationalities: { id: number; language_query: string }[];
  creators: number[];
  pictures: number[];
}

interface NamedEntry {
  id: number;
  name: string;
}

/**
 * Adds generated posts in bulk, bypassing Strapi's document service. For measurements only.
 * @param log called after each batch with the number of posts
 */
export async function addGeneratedPosts(
  strapi: Core.Strapi,
  total: number,
  log: (progress: string) => void,
): Promise<void> {
  const { tableName } = strapi.db.metadata.get(POST);
  const references = await readReferenceData(strapi);
  const maxId: { id: number | null }[] = await strapi.db.connection(tableName).max({ id: 'id' });
  const firstId = (maxId[0]?.id ?? 0) + 1;
  for (let done = 0; done < total; done += BATCH_SIZE) {
    const count = Math.min(BATCH_SIZE, total - done);
    const ids = Array.from({ length: count }, (_, index) => firstId + done + index);
    await strapi.db.connection.transaction(async (transaction) => {
      const posts = ids.map((id) => postRow(id, references));
      await transaction.batchInsert(tableName, posts, ROWS_PER_STATEMENT);
      const links = ids.flatMap((id) => pictureLink(id, references.pictures));
      await transaction.batchInsert('files_related_mph', links, ROWS_PER_STATEMENT);
    });
    log(`${done + count} of ${total}`);
  }
  await advanceIdSequence(strapi, POST);
  await strapi.db.connection.raw('analyze');
}

async function readReferenceData(strapi: Core.Strapi): Promise<ReferenceData> {
  const ids = async (uid: Parameters<typeof strapi.db.query>[0]): Promise<number[]> =>
    (await strapi.db.query(uid).findMany({ select: ['id'] })).map(({ id }) => id);
  return {
    types: await ids('api::post-type.post-type'),
    categories: await strapi.db.query('api::post-category.post-category').findMany(),
    cities: await strapi.db.query('api::city.city').findMany(),
    nationalities: await strapi.db.query('api::nationality.nationality').findMany(),
    creators: await ids('api::creator.creator'),
    pictures: await ids(FILE),
  };
}

/** Always the same post for the same id. */
function postRow(id: number, references: ReferenceData) {
  const nationality = pick(references.nationalities, id, 5);
  const category = pick(references.categories, id, 7);
  const city = pick(references.cities, id, 11);
  const language = nationality?.language_query ?? 'en';
  const title = `${sampleText(language, id, 6)} ${id}`;
  const description = [1, 2, 3]
    .map((part) => `<p>${sampleText(language, id * 3 + part, paragraphLength(id + part))}.</p>`)
    .join('');
  const created = new Date(Date.now() - ((id * 7919) % (1000 * 24 * 60)) * MINUTE);
  const start = new Date(
    Date.now() + (((id * 104_729) % (200 * 24 * 60)) - 100 * 24 * 60) * MINUTE,
  );
  const isDated = id % 3 === 0;
  return {
    id,
    document_id: documentIdOf('generated post', id),
    title,
    description,
    slug: `generated-${id}`,
    is_active: id % 50 !== 0,
    stick_top: id % 1000 === 0,
    sticky_order: id % 1000 === 0 ? id % 7 : 0,
    [PARTNER_FIELD]: id % 40 === 0,
    price: id % 4 === 0 ? id % 900 : null,
    currency: id % 4 === 0 ? 'AED' : null,
    start: isDated ? start : null,
    end: isDated ? new Date(start.getTime() + 120 * MINUTE) : null,
    post_type_id: pick(references.types, id, 3),
    post_category_id: category?.id,
    nationality_id: nationality?.id,
    city_id: city?.id,
    creator_id: pick(references.creators, id, 13),
    translation_group: translationGroupOf(id),
    search_text: searchTextOf({ title, description, post_category: category, city }),
    created_at: created,
    updated_at: created,
    published_at: created,
  };
}

/** A fifth of the posts are in groups of eight, as many as the website has languages. */
function translationGroupOf(id: number): string | null {
  const group = Math.floor(id / 8);
  return group % 5 === 0 ? `generated-${group}` : null;
}

/** Between 10 and 110 words, 50 on average: few texts are long. */
const paragraphLength = (number: number) => 10 + Math.floor(100 * randomNumbers(number)() ** 1.5);

function pictureLink(id: number, pictures: number[]) {
  const file_id = pick(pictures, id, 17);
  const link = { file_id, related_id: id, related_type: POST, field: 'picture', order: 1 };
  return file_id === undefined || id % 5 === 0 ? [] : [link];
}

/** Picks an entry pseudo-randomly, always the same for the same number. */
function pick<Entry>(entries: Entry[], id: number, salt: number): Entry | undefined {
  return entries[Math.floor((id * salt * 2_654_435_761) / 65_536) % entries.length];
}
