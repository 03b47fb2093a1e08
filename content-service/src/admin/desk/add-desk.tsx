import { CheckCircle, Clock, Eye, Mail, Pencil } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { VERSION } from '../versions/document-action';
import { EntryList, type EntryQuery } from './entry-list';

const CONTACT_MESSAGE = 'api::contact-message.contact-message';
const READ = 'plugin::content-manager.explorer.read';

/** Strapi's own widgets that stay: who is signed in. The others advertise, or list what editors cannot open. */
const KEPT = ['profile-info'];

const versions = (
  query: Pick<EntryQuery, 'timeField' | 'order' | 'states' | 'isMine'>,
): EntryQuery => ({ type: VERSION, nameField: 'title', ...query });

const WIDGETS: { id: string; title: string; icon: typeof Pencil; query: EntryQuery }[] = [
  {
    id: 'my-drafts',
    title: 'My drafts',
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
    title: 'In review',
    icon: Eye,
    query: versions({ states: ['in-review'], timeField: 'updatedAt', order: 'ASC' }),
  },
  {
    id: 'scheduled',
    title: 'Scheduled',
    icon: Clock,
    query: versions({ states: ['scheduled'], timeField: 'appears_at', order: 'ASC' }),
  },
  {
    id: 'recently-public',
    title: 'Recently made public',
    icon: CheckCircle,
    query: versions({ states: ['public'], timeField: 'public_at', order: 'DESC' }),
  },
  {
    id: 'messages',
    title: 'Messages',
    icon: Mail,
    query: { type: CONTACT_MESSAGE, nameField: 'subject', timeField: 'createdAt', order: 'DESC' },
  },
];

/** Makes the first page of the panel the desk. Call it in `register`. */
export function addDesk(app: StrapiApp): void {
  const widgets = WIDGETS.map(({ id, title, icon, query }) => ({
    id,
    icon,
    title: { id: `desk.widget.${id}`, defaultMessage: title },
    component: async () => () => <EntryList query={query} />,
    permissions: [{ action: READ, subject: query.type }],
  }));
  app.widgets.register((all) => [...widgets, ...all.filter(({ id }) => KEPT.includes(id))]);
}
