import { brandText } from './frame/brand-text';
import { addStyles, followDocument } from './frame/document';
import frameStyles from './frame/frame.css?inline';
import mark from './frame/mark.svg';
import { registerTextEditor } from './text-editor/register';

/** Strapi's panel as editors see it; Strapi loads this file by its name and calls what it exports. */
export default {
  config: {
    locales: ['ar', 'fa', 'hi', 'ru', 'tr', 'ur'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    tutorials: false,
    notifications: { releases: false },
    translations: brandText,
  },
  register: registerTextEditor,
  bootstrap() {
    followDocument();
    addStyles(frameStyles);
  },
};
