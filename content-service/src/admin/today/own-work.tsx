import { useRBAC } from '@strapi/strapi/admin';
import { PriceSuggestions } from '../costs/price-suggestions';
import { texts as costTexts } from '../costs/texts';
import { useCatalogue } from '../texts/use-catalogue';
import { VERSION } from '../versions/document-action';
import { useSay } from '../versions/texts/desk-texts';
import { Columns, TitledBox } from './box';
import { DeletedPosts } from './deleted-posts';
import { EntryList, type EntryQuery } from './entry-list';

// One list each: the hook checks again when it gets another.
const READ_VERSIONS = [{ action: 'plugin::content-manager.explorer.read', subject: VERSION }];
const WRITE_PRICES = [
  { action: 'plugin::content-manager.explorer.create', subject: 'api::price.price' },
];
const DELETE_POSTS = [{ action: 'api::desk.delete-post', subject: null }];

type ListId = 'my-drafts' | 'scheduled' | 'recently-public';

const LISTS: readonly (EntryQuery & { id: ListId })[] = [
  {
    id: 'my-drafts',
    states: ['autosaved', 'draft'],
    isMine: true,
    timeField: 'updatedAt',
    order: 'DESC',
  },
  { id: 'scheduled', states: ['scheduled'], timeField: 'appears_at', order: 'ASC' },
  { id: 'recently-public', states: ['public'], timeField: 'public_at', order: 'DESC' },
];

/** The versions that the user and others write, what readers pay, and posts that can be put back. */
export function OwnWork() {
  const say = useSay();
  const versions = useRBAC(READ_VERSIONS).allowedActions;
  const prices = useRBAC(WRITE_PRICES).allowedActions;
  const posts = useRBAC(DELETE_POSTS).allowedActions;
  const costs = useCatalogue(costTexts);
  return (
    <Columns>
      {versions.canRead &&
        LISTS.map((query) => (
          <TitledBox key={query.id} title={say(`widget.${query.id}`)}>
            <EntryList query={query} />
          </TitledBox>
        ))}
      {prices.canCreate && (
        <TitledBox title={costs.title}>
          <PriceSuggestions />
        </TitledBox>
      )}
      {posts.canDeletePost && (
        <TitledBox title={say('widget.deleted')}>
          <DeletedPosts />
        </TitledBox>
      )}
    </Columns>
  );
}
