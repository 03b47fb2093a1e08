import type { Core } from '@strapi/strapi';
import { purgeExpiredData } from '../src/accounts/purge-expired-data';
import { PRICE, RATE } from '../src/costs/cost-types';
import {
  deleteEnqueuedFiles,
  enqueueFileDeletions,
  type UploadedFile,
} from '../src/file-use/file-deletions';
import { documentIdOf } from './demo-documents';
import { type DemoFiles, readDemoFiles } from './demo-files';

const POST = 'api::post.post';
const CREATOR = 'api::creator.creator';
const FILE = 'plugin::upload.file';

interface DemoPost {
  id: number;
  title: string | null;
  documentId: string;
  createdAt: string;
  updatedAt: string;
}

/** What was removed, and which demo posts were kept because somebody has edited them. */
export interface RemovedDemo {
  posts: number;
  kept: { id: number; title: string | null }[];
}

/**
 * Removes posts, authors, pictures, and examples of prices and rates of the demo content for good. Types, countries and languages
 * stay, as does whatever else uses an author or a picture.
 * @param directory the folder that seed/README.md describes
 * @param withEdited whether posts that were edited are removed as well
 */
export async function removeDemoContent(
  strapi: Core.Strapi,
  directory: string,
  withEdited: boolean,
): Promise<RemovedDemo> {
  const files = await readDemoFiles(directory);
  const posts: DemoPost[] = await strapi.db.query(POST).findMany({
    select: ['id', 'title', 'documentId', 'createdAt', 'updatedAt'],
    where: { documentId: { $in: files.posts.map(({ id }) => documentIdOf('post', id)) } },
  });
  const kept = withEdited ? [] : posts.filter(isEdited);
  const removed = posts.filter((post) => !kept.includes(post));
  const now = new Date();
  // As posts of a deleted account: if this is interrupted, the service's own job finishes it.
  await strapi.db.query(POST).updateMany({
    where: { id: { $in: removed.map(({ id }) => id) } },
    data: { is_active: false, purge_at: now },
  });
  await purgeExpiredData(strapi, now);
  for (const type of [PRICE, RATE]) {
    await strapi.db.query(type).deleteMany({ where: { is_example: true } });
  }
  await removeAuthors(strapi, files);
  await removePictures(strapi, files);
  await deleteEnqueuedFiles(strapi);
  return { posts: removed.length, kept: kept.map(({ id, title }) => ({ id, title })) };
}

/** The seeder sets both times alike. */
const isEdited = ({ createdAt, updatedAt }: DemoPost) =>
  new Date(createdAt).getTime() !== new Date(updatedAt).getTime();

async function removeAuthors(strapi: Core.Strapi, { creators }: DemoFiles): Promise<void> {
  for (const { key } of creators) {
    const documentId = documentIdOf('creator', key);
    const posts = await strapi.db.query(POST).count({ where: { creator: { documentId } } });
    const creator: { picture: UploadedFile | null } | null = await strapi.db
      .query(CREATOR)
      .findOne({ where: { documentId }, populate: ['picture'] });
    if (!creator || posts > 0) continue;
    await strapi.db.transaction(async ({ trx }) => {
      await strapi.documents(CREATOR).delete({ documentId });
      await enqueueFileDeletions(trx, [creator.picture]);
    });
  }
}

async function removePictures(strapi: Core.Strapi, { pictures }: DemoFiles): Promise<void> {
  const names = pictures.map(({ file }) => file.split('/').at(-1) ?? file);
  // Those of editors may have the same names.
  const files: UploadedFile[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['id'], where: { name: { $in: names }, createdBy: null } });
  await enqueueFileDeletions(strapi.db.connection, files);
}
