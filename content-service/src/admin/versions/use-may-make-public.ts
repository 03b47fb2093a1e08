import { useRBAC } from '@strapi/strapi/admin';

// One list: the hook checks again when it gets another.
const PERMISSIONS = [{ action: 'api::desk.make-public', subject: null }];

/** Whether the user may make posts public. False until that is known. */
export function useMayMakePublic(): boolean {
  return useRBAC(PERMISSIONS).allowedActions.canMakePublic === true;
}
