import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { panelLanguage } from '../checks/panel-language';
import { mayMakePublic } from '../versions/rights';
import { type FileUses, findPublicFields, findUses, type UsedFile } from './find-uses';
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
  const isOne = fileIds.length === 1 && folderIds.length === 0;
  if (current.size > 0) refuse(strapi, isOne ? 'in-use' : 'some-in-use', current);
  if (former.size === 0 || mayMakePublic(strapi)) return;
  refuse(strapi, isOne ? 'in-former-version' : 'some-in-former-versions', former);
}

/**
 * Refuses to replace a file that readers see, to everybody who may not publish.
 * @throws ApplicationError, in the language of the editor
 */
export async function requireReplaceable(strapi: Core.Strapi, id: Id): Promise<void> {
  if (mayMakePublic(strapi)) return;
  const [file] = await findFiles(strapi, { id });
  if (!file) return;
  const uses = await findPublicFields(strapi, file);
  if (uses.size > 0) refuse(strapi, 'seen-by-readers', uses);
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
  strapi.db.query(FILE).findMany({ select: ['id', 'name', 'hash'], where });

function refuse(strapi: Core.Strapi, refusal: Refusal, uses: FileUses): never {
  const request = strapi.requestContext.get();
  const language = request ? panelLanguage(request) : 'en';
  throw new errors.ApplicationError(refusalMessage(refusal, uses, language));
}
