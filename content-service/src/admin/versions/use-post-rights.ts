import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { VERSION } from './document-action';
import { loadPostRights, type PostRights } from './load-post-rights';

const NONE: PostRights = { read: false, create: false, update: false };
const ACTION = 'plugin::content-manager.explorer.';

/** A right of the user's roles, as Strapi describes it. */
interface Permission {
  action: string;
  subject?: string | null;
  conditions?: readonly string[];
}

/**
 * What the user may do with versions of a post. Roles may be limited to languages: only then the service
 * is asked, and nothing is allowed until it has answered.
 * @param postId undefined for what is no post
 */
export function usePostRights(postId: string | undefined): PostRights {
  const permissions = useAuth('PostRights', (auth) => auth.permissions);
  const { rights, isLimited } = rightsOf(permissions);
  const asked = isLimited ? postId : undefined;
  const [answer, setAnswer] = useState<{ postId: string; rights: PostRights }>();
  useEffect(() => {
    if (asked === undefined) return;
    let isShown = true;
    loadPostRights(asked).then((found) => {
      if (isShown && found) setAnswer({ postId: asked, rights: found });
    });
    return () => {
      isShown = false;
    };
  }, [asked]);
  if (postId === undefined) return NONE;
  if (!isLimited) return rights;
  return answer?.postId === postId ? answer.rights : NONE;
}

/** @returns what the user may do with all versions, and whether there is more that depends on the post */
function rightsOf(permissions: readonly Permission[]): {
  rights: PostRights;
  isLimited: boolean;
} {
  const held = (action: keyof PostRights) =>
    permissions.filter((each) => each.subject === VERSION && each.action === ACTION + action);
  const isFree = ({ conditions = [] }: Permission) => conditions.length === 0;
  const mayAlways = (action: keyof PostRights) => held(action).some(isFree);
  const rights = {
    read: mayAlways('read'),
    create: mayAlways('create'),
    update: mayAlways('update'),
  };
  const actions = ['read', 'create', 'update'] as const;
  return {
    rights,
    isLimited: actions.some((action) => held(action).length > 0 && !rights[action]),
  };
}
