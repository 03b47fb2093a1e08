import { Globe } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { type EditViewProps, POST, VERSION } from '../versions/document-action';
import { addPanelsBelowActions } from '../versions/side-panels';
import { PostTranslationsPanel } from './post-translations-panel';
import { useTexts } from './texts/use-texts';
import type { VersionTranslation } from './translation';
import { useLoaded } from './use-loaded';
import { VersionTranslationPanel } from './version-translation-panel';

const loadPage = () => import('./table/translations-page');

/** Adds translations to the forms of posts and versions, and their page. Call it in `register`. */
export function addTranslations(app: StrapiApp): void {
  addPanelsBelowActions(app, LanguagesPanel, TranslationPanel);
  app.addMenuLink({
    to: 'translations',
    icon: Globe,
    intlLabel: { id: 'bulk.menu.translations', defaultMessage: 'Translations' },
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: POST }],
    Component: loadPage,
  });
}

function LanguagesPanel({ model, documentId }: EditViewProps) {
  const { languages } = useTexts();
  // Strapi compares what a panel returns in depth; the same element is equal at once.
  const content = useMemo(
    () => documentId && <PostTranslationsPanel key={documentId} postId={documentId} />,
    [documentId],
  );
  return model === POST && documentId ? { title: languages, content } : null;
}

function TranslationPanel({ model, documentId, document }: EditViewProps) {
  const { title } = useTexts();
  const { state, updatedAt } = document ?? {};
  const isVersion = model === VERSION && documentId !== undefined;
  const [loaded, reload] = useLoaded<VersionTranslation>(
    isVersion ? `/versions/${documentId}/translation` : undefined,
  );
  const content = useMemo(
    () =>
      loaded &&
      documentId && (
        <VersionTranslationPanel
          key={documentId}
          versionId={documentId}
          {...{ state, updatedAt, loaded, reload }}
        />
      ),
    [documentId, state, updatedAt, loaded, reload],
  );
  if (!isVersion || !loaded || !(loaded.translation || loaded.hasTranslations)) return null;
  return { title, content };
}
