import type { StrapiApp } from '@strapi/strapi/admin';
import { addBulk, addToLists } from './bulk/add-bulk';
import { listTranslations } from './bulk/list-words';
import { addProblemsPanel } from './checks/add-problems-panel';
import { checksTranslations } from './checks/checks-texts';
import { addPriceTable } from './costs/add-price-table';
import fieldStyles from './fields/fields.css?inline';
import { registerFields, showFields } from './fields/register';
import { brandText } from './frame/brand-text';
import { addStyles, followDocument } from './frame/document';
import frameStyles from './frame/frame.css?inline';
import mark from './frame/mark.svg';
import { sendLanguage } from './frame/send-language';
import { strapiWords } from './frame/words/strapi-words';
import { addGuide } from './guide/add-guide';
import { addInbox, addInboxColumns } from './inbox/add-inbox';
import { enumerationWords } from './inbox/enumeration-words';
import { labelTranslations } from './labels/label-translations';
import { showHelp } from './labels/show-help';
import { valueWords } from './labels/value-words';
import { mergeTranslations } from './merge-translations';
import { addPictures } from './pictures/add-pictures';
import { addValueColumns } from './post-list/add-value-columns';
import { addChoiceFilters } from './post-list/choice-filters';
import postListStyles from './post-list/post-list.css?inline';
import { addColumns } from './post-list/show-columns';
import { addPreview } from './preview/add-preview';
import previewStyles from './preview/preview.css?inline';
import { addStatistics } from './statistics/add-statistics';
import { registerTextEditor } from './text-editor/register';
import { addToday } from './today/add-today';
import { addTranslations } from './translations/add-translations';
import { CheckedPanel } from './verification/checked-panel';
import { addVersions } from './versions/add-versions';
import { keepActionsOutOfLists } from './versions/document-action';
import { addPanels } from './versions/side-panels';
import { deskTranslations } from './versions/texts/desk-texts';

/** Strapi's panel as editors see it; Strapi loads this file by its name and calls what it exports. */
export default {
  config: {
    locales: ['ar', 'fa', 'hi', 'ru', 'tr', 'ur'],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    tutorials: false,
    notifications: { releases: false },
    translations: mergeTranslations(
      strapiWords,
      brandText,
      labelTranslations,
      checksTranslations,
      deskTranslations,
      listTranslations,
      valueWords,
      enumerationWords,
    ),
  },

  register(app: StrapiApp) {
    registerTextEditor(app);
    registerFields(app);
    addToday(app);
    addInbox(app);
    addVersions(app);
    addPanels(app, CheckedPanel);
    addPreview(app);
    addTranslations(app);
    addPriceTable(app);
    addStatistics(app);
    addPictures(app);
    addBulk(app);
    addGuide(app);
  },

  bootstrap(app: StrapiApp) {
    followDocument();
    sendLanguage();
    addStyles(frameStyles);
    addStyles(fieldStyles);
    addStyles(postListStyles);
    addStyles(previewStyles);
    keepActionsOutOfLists(app);
    addProblemsPanel(app);
    addToLists(app);
    addColumns(app);
    addInboxColumns(app);
    addValueColumns(app);
    addChoiceFilters(app);
    showHelp(app);
    // After the help was translated: it takes the fields of a component as they are.
    showFields(app);
  },
};
