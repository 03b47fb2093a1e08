import { useAuth } from '@strapi/strapi/admin';

const UPDATE = 'plugin::content-manager.explorer.update';
const TYPES = ['api::post-version.post-version', 'api::post.post'];

/**
 * Tells of a field by its path whether the editor's roles may write it. Strapi checks this for the
 * fields that it shows itself, and leaves out the others when it saves.
 */
export function useEditableFields(): (path: string) => boolean {
  const permissions = useAuth('EditableFields', (state) => state.permissions);
  const fields = permissions
    .filter(({ action, subject }) => action === UPDATE && TYPES.includes(subject ?? ''))
    .flatMap(({ properties }) => properties?.fields ?? []);
  return (path) => fields.includes(path);
}
