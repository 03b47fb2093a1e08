import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { postHandlers } from './post-handlers';
import { DELETE_POST, MAKE_PUBLIC } from './rights';
import { versionHandlers } from './version-handlers';
import { writingHandlers } from './writing-handlers';

type Handler = (ctx: Context) => Promise<void>;

/** A call of the desk: method, path below `/desk`, what it does, and the action that a role needs. */
export type DeskRoute = [
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
  const posts = postHandlers(strapi);
  const writing = writingHandlers(strapi);
  const versions = versionHandlers(strapi);
  const routes: DeskRoute[] = [
    ['GET', '/rights', posts.rights],
    ['POST', '/posts/:documentId/version', posts.open],
    ['POST', '/posts/:documentId/duplicate', posts.duplicate],
    ['GET', '/posts/:documentId/history', posts.history],
    ['GET', '/posts/:documentId/linking-posts', posts.linkingPosts, DELETE_POST],
    ['DELETE', '/posts/:documentId', posts.deletePost, DELETE_POST],
    ['GET', '/deleted-posts', posts.listDeletedPosts, DELETE_POST],
    ['POST', '/deleted-posts/:documentId/undo', posts.undeletePost, DELETE_POST],
    ['GET', '/versions/:documentId', writing.status],
    ['GET', '/versions/:documentId/preview', writing.preview],
    ['POST', '/versions/:documentId/autosave', writing.autosave],
    ['POST', '/versions/:documentId/presence', writing.presence],
    ['POST', '/versions/:documentId/differences', writing.compareTyped],
    ['POST', '/versions/:documentId/save-over', writing.saveOver],
    ['POST', '/versions/:documentId/state', versions.changeState],
    ['POST', '/versions/:documentId/merge', versions.merge],
    ['POST', '/versions/:documentId/restore', versions.restore],
    ['GET', '/versions/:documentId/differences', versions.compareWithPost],
    ['GET', '/versions/:documentId/differences/:otherId', versions.compare],
    ['POST', '/versions/:documentId/make-public', versions.makePublic, MAKE_PUBLIC],
    ['POST', '/versions/:documentId/schedule', versions.schedule, MAKE_PUBLIC],
  ];
  addRoutesBelowDesk(strapi, routes);
}

/** Adds calls below `/desk`, each for those who are signed in and have its action. */
export function addRoutesBelowDesk(strapi: Core.Strapi, routes: readonly DeskRoute[]): void {
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
