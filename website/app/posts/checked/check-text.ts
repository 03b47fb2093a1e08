import type { Messages } from '../../i18n/messages/messages.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import type { checkStateOf } from './check-state.ts';

/** How a page says when a post was checked, and by whom. It inserts `{date}`. */
export function checkText(
  kind: Kind,
  { isOverdue, isByBusiness }: NonNullable<ReturnType<typeof checkStateOf>>,
  { checked, detail }: Messages,
): string {
  if (isOverdue) return detail.notChecked;
  if (!isByBusiness) return detail.checked;
  return isTimed(kind) ? checked.byOrganiser : checked.byBusiness;
}
