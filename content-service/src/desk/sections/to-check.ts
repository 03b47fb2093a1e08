import { timeOf } from '../section';
import { postsOf } from '../today';
import { postSection } from './posts';

/** Posts whose check is due, what has been due longest first. */
export const toCheck = postSection({
  id: 'to-check',
  find: (today) => postsOf(today).where('p.check_due_at', '<=', today.now),
  columns: { due: 'p.check_due_at', checked: 'p.checked_at', reported: 'p.reported_at' },
  order: [['p.check_due_at', 'asc']],
  facts: ({ due, checked, reported }) => ({
    due: timeOf(due),
    checked: timeOf(checked),
    reported: timeOf(reported),
  }),
});
