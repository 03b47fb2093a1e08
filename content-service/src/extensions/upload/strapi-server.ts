import type { Core } from '@strapi/strapi';
import { keepShown } from '../../file-use/former-files';
import { requireReplaceable } from '../../file-use/guard-files';
import { makeFormats, makeThumbnail } from '../../pictures/formats';
import { prepareOriginal } from '../../pictures/original';
import {
  claimsToBePicture,
  isFaulty,
  isPicture,
  type PictureFile,
} from '../../pictures/picture-file';
import { saveUploads } from '../../uploads/storage';
import { type StoredName, shortenStoredName, withNewSuffix } from '../../uploads/stored-name';
import { type SentFile, withExtension } from '../../uploads/with-extension';
import { type Controllers, guardedControllers } from './guarded-controllers';

type ReplaceFile = (file: PictureFile, former: PictureFile) => Promise<void>;

interface FileInfo {
  alternativeText?: string | null;
  /** Sent by our parts of the panel: an empty text is meant. */
  decorative?: boolean;
}

interface UploadService {
  upload: (sent: { files: SentFile | SentFile[] }, ...others: unknown[]) => Promise<unknown>;
  replace: (id: number | string, ...args: unknown[]) => Promise<unknown>;
  findOne: (id: string) => Promise<FileInfo | null>;
  updateFileInfo: (id: string, info: FileInfo, options?: unknown) => Promise<unknown>;
}

interface Plugin {
  controllers: Controllers;
  routes: { admin: { routes: { path: string }[] } };
  contentTypes: { file: { schema: { attributes: Record<string, unknown>; config?: object } } };
  services: {
    'image-manipulation': ImageManipulation;
    provider: ServiceFactory<{ replace: ReplaceFile }>;
    upload: ServiceFactory<UploadService>;
  };
}

interface ImageManipulation extends Record<string, unknown> {
  generateFileName: (name: string) => string;
}

type ServiceFactory<Service> = (context: { strapi: Core.Strapi }) => Service;

/**
 * Fetches files from other servers, also from those that only this machine reaches: Strapi looks neither
 * at all networks nor at where it is redirected to. The panel does not use it.
 */
const FROM_URLS = '/actions/upload-from-urls';

/** Replaces the image processing of Strapi's upload plugin with src/pictures, and guards files in use. */
export default function extendUpload(plugin: Plugin): Plugin {
  const { services } = plugin;
  const { provider, upload } = services;

  const { schema } = plugin.contentTypes.file;
  schema.attributes.colour = { type: 'string', configurable: false };
  // The entries that use a file, whole and without a look at rights on them.
  schema.config = { attributes: { related: { hidden: true } } };

  plugin.controllers = guardedControllers(plugin.controllers);
  plugin.routes.admin.routes = plugin.routes.admin.routes.filter(({ path }) => path !== FROM_URLS);

  const { generateFileName } = services['image-manipulation'];
  services['image-manipulation'] = {
    ...services['image-manipulation'],
    generateFileName: (name) => shortenStoredName(generateFileName(name)),
    isImage: claimsToBePicture,
    isOptimizableImage: isPicture,
    isResizableImage: isPicture,
    isFaultyImage: isFaulty,
    optimize: prepareOriginal,
    generateThumbnail: makeThumbnail,
    generateResponsiveFormats: makeFormats,
  };

  services.upload = (context) => {
    const { strapi } = context;
    const original = upload(context);
    const keep = (files: StoredName[]) => keepShown(strapi, files);
    return {
      ...original,
      upload(sent, ...others) {
        for (const file of [sent.files].flat()) file.originalFilename = withExtension(file);
        return saveUploads(strapi, keep, () => original.upload(sent, ...others));
      },
      async replace(id, ...args) {
        await requireReplaceable(strapi, id);
        return saveUploads(strapi, keep, () => original.replace(id, ...args));
      },
      // An empty text makes a picture decorative. Strapi's own dialog sends one whenever the field
      // was left empty, which says nothing of a picture that nobody has described.
      async updateFileInfo(id, info, options) {
        const isLeftEmpty = info.alternativeText === '' && !info.decorative;
        const isUndescribed = isLeftEmpty && (await original.findOne(id))?.alternativeText == null;
        const { alternativeText, ...others } = info;
        return original.updateFileInfo(id, isUndescribed ? others : info, options);
      },
    };
  };

  services.provider = (context) => {
    const original = provider(context);
    return {
      ...original,
      // Browsers cache pictures indefinitely, so a replacement needs a new name. Its formats, which
      // are generated later, are named after it.
      replace(file, previous) {
        if (file.hash === previous.hash) file.hash = withNewSuffix(previous.hash);
        return original.replace(file, previous);
      },
    };
  };
  return plugin;
}
