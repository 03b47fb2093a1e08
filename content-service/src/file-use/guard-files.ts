import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelLanguage } from '../checks/panel-language';
import { mayMakePublic } from '../versions/rights';
import { findPublicFields, findUses, type UsedFile } from './find-uses';
import { type Refusal, refusalMessage } from './messages';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';

type Id = number | string;

/**
 * Refuses to delete files that are in use, whoever asks: their right is that of describing files, and
 * nothing brings a deleted one back. Only those who may publish can delete what no more than former
 * versions show.
 * @param folderIds folders that are deleted with all files in them
 * @throws ApplicationError, in the language of the editor
 */
export async function requireUnused(
  strapi: Core.Strapi,
  fileIds: readonly Id[],
  folderIds: readonly Id[] = [],
): Promise<void> {
  const files = [
    ...(await findFiles(strapi, { id: { $in: fileIds } })),
    ...(await filesInFolders(strapi, folderIds)),
  ];
  const { current, former } = await findUses(strapi, files);
  if (current.length > 0) refuse(strapi, 'in-use', current);
  if (former.length > 0 && !mayMakePublic(strapi)) refuse(strapi, 'in-former-version', former);
}

/**
 * Refuses to replace a file that readers see, to everybody who may not publish.
 * @throws ApplicationError, in the language of the editor
 */
export async function requireReplaceable(strapi: Core.Strapi, id: Id): Promise<void> {
  if (mayMakePublic(strapi)) return;
  const [file] = await findFiles(strapi, { id });
  const names = file ? await findPublicFields(strapi, file) : [];
  if (names.length > 0) refuse(strapi, 'seen-by-readers', names);
}

async function filesInFolders(strapi: Core.Strapi, ids: readonly Id[]): Promise<UsedFile[]> {
  const where = { id: { $in: ids } };
  const folders: { path: string }[] = await strapi.db.query(FOLDER).findMany({ where });
  const within = folders.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  return within.length === 0 ? [] : findFiles(strapi, { $or: within });
}

const findFiles = (strapi: Core.Strapi, where: object): Promise<UsedFile[]> =>
  strapi.db.query(FILE).findMany({ select: ['id', 'hash'], where });

function refuse(strapi: Core.Strapi, refusal: Refusal, names: string[]): never {
  const request = strapi.requestContext.get();
  const language = request ? panelLanguage(request) : 'en';
  throw new errors.ApplicationError(refusalMessage(refusal, names, language));
}
