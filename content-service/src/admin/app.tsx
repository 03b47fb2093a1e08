import { brandText } from './brand-text';
import mark from './mark.svg';
import { registerTextEditor } from './text-editor/register';

/** Strapi's panel as editors see it; Strapi loads this file by its name and calls what it exports. */
export default {
  config: {
    // As far as Strapi has translations: Sorani is not among them.
    locales: ['ar', 'fa', 'hi', 'ru', 'tr', 'ur'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    tutorials: false,
    notifications: { releases: false },
    translations: brandText,
  },
  register: registerTextEditor,
};
