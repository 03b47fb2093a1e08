import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { Choice } from './choice';
import { type PostLink, postLinksOf } from './post-links';
import { TextField } from './text-field';

/** Waits until somebody pauses typing; in milliseconds. */
const PAUSE = 250;

type PostSearchProps = { path: string; onChoose: (post: PostLink) => void };

/** Finds public posts by their words, with the search of the website. */
export function PostSearch({ path, onChoose }: PostSearchProps) {
  const texts = useTexts();
  const { get } = useFetchClient();
  const [words, setWords] = useState('');
  const [posts, setPosts] = useState<PostLink[] | null>(null);

  useEffect(() => {
    const query = words.trim();
    if (!query) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const address = `/api/search?q=${encodeURIComponent(query)}&limit=8`;
      const found = await get(address, { signal: controller.signal }).catch(() => null);
      if (!controller.signal.aborted) setPosts(postLinksOf(found?.data));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, get]);

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <TextField label={texts.searchPosts} value={words} onChange={setWords} />
      <Box role="status">
        {posts?.length === 0 && <Typography textColor="neutral600">{texts.noPosts}</Typography>}
      </Box>
      {posts?.map((post) => (
        <Choice
          key={post.id}
          type="button"
          aria-pressed={post.path === path}
          onClick={() => onChoose(post)}
        >
          <span dir="auto">{post.title}</span>
          <small dir="ltr">{post.path}</small>
        </Choice>
      ))}
    </Flex>
  );
}
