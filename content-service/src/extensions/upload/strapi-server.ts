import { randomBytes } from 'node:crypto';
import { makeFormats, makeThumbnail } from '../../pictures/formats';
import { prepareOriginal } from '../../pictures/original';
import { isFaulty, isPicture, type PictureFile } from '../../pictures/picture-file';

type ReplaceFile = (file: PictureFile, former: PictureFile) => Promise<void>;

interface Plugin {
  contentTypes: { file: { schema: { attributes: Record<string, unknown> } } };
  services: { 'image-manipulation': object; provider: ServiceFactory<{ replace: ReplaceFile }> };
}

type ServiceFactory<Service> = (context: unknown) => Service;

/** Strapi's upload, with pictures made as the website shows them. */
export default function extendUpload(plugin: Plugin): Plugin {
  const { services } = plugin;
  const provider = services.provider;

  plugin.contentTypes.file.schema.attributes.colour = { type: 'string', configurable: false };

  services['image-manipulation'] = {
    ...services['image-manipulation'],
    isImage: isPicture,
    isOptimizableImage: isPicture,
    isResizableImage: isPicture,
    isFaultyImage: isFaulty,
    optimize: prepareOriginal,
    generateThumbnail: makeThumbnail,
    generateResponsiveFormats: makeFormats,
  };

  services.provider = (context) => {
    const original = provider(context);
    return {
      ...original,
      // Browsers keep a picture for good: another one gets another name, and so do its formats,
      // which are made after it.
      replace(file, previous) {
        if (file.hash === previous.hash) file.hash = withNewSuffix(previous.hash);
        return original.replace(file, previous);
      },
    };
  };
  return plugin;
}

/** Strapi ends a file's name with ten random digits: others take their place. */
const withNewSuffix = (hash: string) =>
  `${hash.replace(/_[0-9a-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`;
