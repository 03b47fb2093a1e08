import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { closeDialog, type LinkingPosts } from '../dialog';
import { formAddress, POST } from '../document-action';
import { useSay } from '../texts/desk-texts';
import { ConfirmDialog } from './confirm-dialog';

interface DeletePostProps {
  linking: LinkingPosts;
  run: () => Promise<void>;
}

/** Asks before a post is deleted, and names the posts whose links it would break. */
export function DeletePostDialog({ linking, run }: DeletePostProps) {
  return (
    <ConfirmDialog title="delete.title" message="delete.message" confirm="delete.action" run={run}>
      {linking.total > 0 && <Linking {...linking} />}
    </ConfirmDialog>
  );
}

function Linking({ total, posts }: LinkingPosts) {
  const say = useSay();
  const others = total - posts.length;
  return (
    <>
      <Typography tag="p">{say('delete.linked', { count: total })}</Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
        {posts.map(({ documentId, title }) => (
          <li key={documentId}>
            <Link tag={NavLink} to={formAddress(POST, documentId)} onClick={closeDialog} dir="auto">
              {title || say('untitled')}
            </Link>
          </li>
        ))}
        {others > 0 && (
          <Typography tag="li">{say('delete.linked-others', { count: others })}</Typography>
        )}
      </Flex>
    </>
  );
}
