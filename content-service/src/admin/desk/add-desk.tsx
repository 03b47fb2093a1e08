import { CheckCircle, Clock, Eye, Mail, Pencil, Trash, WarningCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { VERSION } from '../versions/document-action';
import { deskTextKey } from '../versions/texts/desk-texts';
import { en } from '../versions/texts/en';
import { DeletedPosts } from './deleted-posts';
import { EntryList, type EntryQuery } from './entry-list';

const CONTACT_MESSAGE = 'api::contact-message.contact-message';
const REPORT = 'api::report.report';
const READ = 'plugin::content-manager.explorer.read';

/** Strapi's own widgets that stay: who is signed in. The others advertise, or list what editors cannot open. */
const KEPT = ['profile-info'];

const versions = (
  query: Pick<EntryQuery, 'timeField' | 'order' | 'states' | 'isMine'>,
): EntryQuery => ({ type: VERSION, nameField: 'title', ...query });

interface ListWidget {
  id: 'my-drafts' | 'in-review' | 'scheduled' | 'recently-public' | 'messages' | 'reports';
  icon: typeof Pencil;
  query: EntryQuery;
}

const WIDGETS: ListWidget[] = [
  {
    id: 'my-drafts',
    icon: Pencil,
    query: versions({
      states: ['autosaved', 'draft'],
      isMine: true,
      timeField: 'updatedAt',
      order: 'DESC',
    }),
  },
  {
    id: 'in-review',
    icon: Eye,
    query: versions({ states: ['in-review'], timeField: 'updatedAt', order: 'ASC' }),
  },
  {
    id: 'scheduled',
    icon: Clock,
    query: versions({ states: ['scheduled'], timeField: 'appears_at', order: 'ASC' }),
  },
  {
    id: 'recently-public',
    icon: CheckCircle,
    query: versions({ states: ['public'], timeField: 'public_at', order: 'DESC' }),
  },
  {
    id: 'messages',
    icon: Mail,
    query: { type: CONTACT_MESSAGE, nameField: 'subject', timeField: 'createdAt', order: 'DESC' },
  },
  {
    id: 'reports',
    icon: WarningCircle,
    query: {
      type: REPORT,
      nameField: 'title',
      states: ['new', 'in-work'],
      timeField: 'createdAt',
      order: 'ASC',
    },
  },
];

/** Makes the first page of the panel the desk. Call it in `register`. */
export function addDesk(app: StrapiApp): void {
  const titleOf = (id: ListWidget['id'] | 'deleted') => ({
    id: deskTextKey(`widget.${id}`),
    defaultMessage: en[`widget.${id}`],
  });
  const lists = WIDGETS.map(({ id, icon, query }) => ({
    id,
    icon,
    title: titleOf(id),
    component: async () => () => <EntryList query={query} />,
    permissions: [{ action: READ, subject: query.type }],
  }));
  const deleted = {
    id: 'deleted',
    icon: Trash,
    title: titleOf('deleted'),
    component: async () => DeletedPosts,
    permissions: [{ action: 'api::desk.delete-post' }],
  };
  app.widgets.register((all) => [...lists, deleted, ...all.filter(({ id }) => KEPT.includes(id))]);
}
