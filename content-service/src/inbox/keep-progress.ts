import type { Core } from '@strapi/strapi';
import { INBOXES } from './inboxes';

/** Written by the calls of this folder only. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [INBOXES.reports.uid]: ['state', 'email'],
  [INBOXES.messages.uid]: ['progress'],
};
const COMMON_FIELDS = ['assignee', 'assignee_name', 'answer', 'answered_at', 'done_at'];

/**
 * Leaves out of saves how far messages and reports are: the panel's form sends all fields as it has
 * loaded them, and would undo what another user did since.
 */
export function keepProgress(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    const fields = FIELDS[uid];
    if (fields && action === 'update' && params.data) {
      const data: Record<string, unknown> = params.data;
      for (const field of [...fields, ...COMMON_FIELDS]) delete data[field];
    }
    return next();
  });
}
