import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { deskHandlers } from './desk-handlers';
import { DELETE_POST, MAKE_PUBLIC } from './rights';

type Handler = (ctx: Context) => Promise<void>;

/** A call of the desk: method, path below `/desk`, what it does, and the action that a role needs. */
type DeskRoute = [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  handler: Handler,
  action?: string,
];

/**
 * Adds the calls of the desk, for those who are signed in to the panel. Rights on the single post or
 * version, with the conditions of the role, are checked by the handlers.
 */
export function addDeskRoutes(strapi: Core.Strapi): void {
  const handle = deskHandlers(strapi);
  const routes: DeskRoute[] = [
    ['POST', '/posts/:documentId/version', handle.open],
    ['GET', '/posts/:documentId/history', handle.history],
    ['DELETE', '/posts/:documentId', handle.deletePost, DELETE_POST],
    ['GET', '/deleted-posts', handle.listDeletedPosts, DELETE_POST],
    ['POST', '/deleted-posts/:documentId/undo', handle.undeletePost, DELETE_POST],
    ['GET', '/versions/:documentId', handle.status],
    ['GET', '/versions/:documentId/preview', handle.preview],
    ['POST', '/versions/:documentId/autosave', handle.autosave],
    ['POST', '/versions/:documentId/presence', handle.presence],
    ['POST', '/versions/:documentId/differences', handle.compareTyped],
    ['POST', '/versions/:documentId/save-over', handle.saveOver],
    ['POST', '/versions/:documentId/state', handle.changeState],
    ['POST', '/versions/:documentId/merge', handle.merge],
    ['POST', '/versions/:documentId/restore', handle.restore],
    ['GET', '/versions/:documentId/differences', handle.compareWithPost],
    ['GET', '/versions/:documentId/differences/:otherId', handle.compare],
    ['POST', '/versions/:documentId/make-public', handle.makePublic, MAKE_PUBLIC],
    ['POST', '/versions/:documentId/schedule', handle.schedule, MAKE_PUBLIC],
  ];
  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: routes.map(([method, path, handler, action]) => ({
      method,
      path,
      handler,
      info: {},
      config: { policies: policiesFor(action) },
    })),
  });
}

function policiesFor(action: string | undefined) {
  const isSignedIn = 'admin::isAuthenticatedAdmin';
  if (action === undefined) return [isSignedIn];
  return [isSignedIn, { name: 'admin::hasPermissions', config: { actions: [action] } }];
}
