import { Box, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { fill } from '../fields/texts/fill';
import { formAddress, POST, VERSION } from '../versions/document-action';
import { StateMark } from './state-mark';
import { useTexts } from './texts/use-texts';
import type { LanguageOfPost } from './translation';
import { useStartTranslation } from './use-start-translation';

interface LanguageStateProps {
  /** The post that would be translated. */
  postId: string;
  language: LanguageOfPost;
  /** Title of the post, which names the link among those of other posts. */
  title?: string | undefined;
}

/** What a post has in a language: a link to it, or a button that begins a translation. */
export function LanguageState({ postId, language, title }: LanguageStateProps) {
  const texts = useTexts();
  const { start, isStarting } = useStartTranslation();
  const { post, draft, mayTranslate, name, community } = language;
  const named = (words: string) => [words, title].filter(Boolean).join(': ');
  if (post) {
    if (post.documentId === postId && !title) return <StateMark state={post.state} />;
    return (
      <Link
        tag={NavLink}
        to={formAddress(POST, post.documentId)}
        aria-label={named(`${name}, ${texts[post.state]}`)}
      >
        <StateMark state={post.state} />
      </Link>
    );
  }
  if (draft) {
    return (
      <Link
        tag={NavLink}
        to={formAddress(VERSION, draft)}
        aria-label={named(`${name}, ${texts.draft}`)}
      >
        <StateMark state="draft" />
      </Link>
    );
  }
  if (!mayTranslate) return <StateMark state="missing" />;
  return (
    <Box>
      <StateMark state="missing" />
      <Box
        tag="button"
        type="button"
        disabled={isStarting}
        aria-label={named(fill(texts.translateInto, { language: name }))}
        onClick={() => start(postId, community)}
        paddingTop={1}
        paddingBottom={1}
      >
        <Typography textColor="primary600" style={{ textDecoration: 'underline' }}>
          {texts.translate}
        </Typography>
      </Box>
    </Box>
  );
}
