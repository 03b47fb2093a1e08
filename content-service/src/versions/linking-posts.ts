import type { Core } from '@strapi/strapi';
import { linkedPost, spellingsOf } from 'post-rules/text/linked-post';
import { parseText } from 'post-rules/text/parse-text';
import { isPostgres } from '../database/is-postgres';
import { selectRows } from '../database/rows';
import { environment } from '../environment';
import { formerSlugsOf } from '../slugs/former-slugs';

/** As many titles are named. */
const MAX_TITLES = 5;

/** Public posts that link to another. */
export interface LinkingPosts {
  total: number;
  /** The first few of them, the newest first. */
  posts: { documentId: string; title: string | null }[];
}

interface Row {
  documentId: string;
  title: string | null;
  description: string;
}

/** The public posts whose texts link to a post, by its slug, a former one or its number. */
export async function findLinkingPosts(
  strapi: Core.Strapi,
  { id, slug }: { id: number; slug: string | null },
): Promise<LinkingPosts> {
  const former = await formerSlugsOf(strapi.db.connection, id);
  const targets = new Set([String(id), ...(slug === null ? [] : [slug]), ...former]);
  const rows = await findCandidates(strapi, id, [...targets]);
  const linking = rows.filter(({ description }) => linksToAny(description, targets));
  const posts = linking
    .slice(0, MAX_TITLES)
    .map(({ documentId, title }) => ({ documentId, title }));
  return { total: linking.length, posts };
}

/** In one reading of the table: the posts that have a link inside the site and one of the targets. */
function findCandidates(strapi: Core.Strapi, id: number, targets: string[]): Promise<Row[]> {
  const { connection } = strapi.db;
  const contains = isPostgres(connection) ? 'ilike' : 'like';
  const anyOf = (texts: readonly string[]) =>
    `(${texts.map(() => `description ${contains} ? escape '\\'`).join(' or ')})`;
  const links = ['href="/', "href='/", ownOrigin()];
  const spelled = targets.flatMap((target) => [target, encodeURIComponent(target)]);
  return selectRows<Row>(
    connection,
    `select document_id as "documentId", title, description from posts
     where is_active = ? and id <> ? and ${anyOf(links)} and ${anyOf(spelled)} order by id desc`,
    [true, id, ...[...links, ...spelled].map(containing)],
  );
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const ownOrigin = () => new URL(environment.websiteUrl).origin;

function linksToAny(description: string, targets: ReadonlySet<string>): boolean {
  return parseText(description).links.some(({ address }) => {
    const target = linkedPost(pathOf(address));
    return target !== null && spellingsOf(target).some((spelling) => targets.has(spelling));
  });
}

/** Without our own origin, with which an address was copied from the browser. */
function pathOf(address: string): string {
  const url = URL.parse(address);
  return url?.origin === ownOrigin() ? url.pathname : address;
}
