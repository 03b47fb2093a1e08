import { Flex, Typography } from '@strapi/design-system';
import { reloadEntries } from '../versions/reload-entries';
import { useDesk } from '../versions/use-desk';
import { useMayMakePublic } from '../versions/use-may-make-public';
import { LanguagesList } from './languages-list';
import { SourcePanel } from './source-panel';
import { useTexts } from './texts/use-texts';
import type { PostTranslations } from './translation';
import { useLoaded } from './use-loaded';

/** Beside the form of a public post: its languages, and the source if it is a translation. */
export function PostTranslationsPanel({ postId }: { postId: string }) {
  const texts = useTexts();
  const desk = useDesk();
  const mayMakePublic = useMayMakePublic();
  const [loaded, reload] = useLoaded<PostTranslations>(`/posts/${postId}/translations`);
  if (!loaded) return null;
  const { languages, translation } = loaded;
  const follow = async () => {
    const seen = translation?.source.updatedAt;
    if (!(await desk.post(`/posts/${postId}/follow`, { seen }))) return;
    desk.notify(texts.markedPost);
    reload();
    reloadEntries();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <LanguagesList postId={postId} languages={languages} />
      {translation && (
        <SourcePanel translation={translation} onFollow={mayMakePublic ? follow : undefined} />
      )}
      {translation?.isMachineTranslated && (
        <Typography variant="pi" tag="p">
          {texts.machineNote}
        </Typography>
      )}
    </Flex>
  );
}
