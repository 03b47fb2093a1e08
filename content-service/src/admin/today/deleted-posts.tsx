import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ByLine } from '../versions/by-line';
import { formAddress, POST } from '../versions/document-action';
import { useSay } from '../versions/texts/desk-texts';
import { useDesk } from '../versions/use-desk';

/** A deleted post, as `src/versions/history.ts` describes it. */
interface DeletedPost {
  post_document_id: string;
  title: string | null;
  editor_name: string | null;
  createdAt: string;
}

/** A widget of the desk: the posts that were deleted in the last 30 days, each with a way back. */
export function DeletedPosts(): ReactNode {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  const [posts, setPosts] = useState<DeletedPost[]>();
  useEffect(() => {
    let isShown = true;
    desk.get<DeletedPost[]>('/deleted-posts').then((found) => {
      if (isShown) setPosts(found ?? []);
    });
    return () => {
      isShown = false;
    };
  }, [desk]);
  const putBack = async (documentId: string) => {
    const back = await desk.post(`/deleted-posts/${documentId}/undo`);
    if (!back) return;
    desk.notify(say('was-put-back'));
    navigate(formAddress(POST, documentId));
  };
  if (posts === undefined) return <Widget.Loading />;
  if (posts.length === 0) return <Typography textColor="neutral600">{say('nothing')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="ul">
      {posts.map(({ post_document_id, title, editor_name, createdAt }) => (
        <Flex key={post_document_id} tag="li" gap={3} justifyContent="space-between">
          <Box>
            <Typography tag="p" dir="auto">
              {title || say('untitled')}
            </Typography>
            <ByLine name={editor_name} time={createdAt} />
          </Box>
          {/* Its text stays on one line beside a long title. */}
          <Box style={{ flexShrink: 0 }}>
            <Button variant="tertiary" size="S" onClick={() => putBack(post_document_id)}>
              {say('put-back')}
            </Button>
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
