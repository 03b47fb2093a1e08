import { createReadRoutes } from '../../../read-api/read-routes';

const POST = 'api::post.post';

/** Those of Strapi's `createCoreRouter`; writes need an API token. */
export default {
  routes: [
    ...createReadRoutes('posts', POST).routes,
    { method: 'POST', path: '/posts', handler: `${POST}.create` },
    { method: 'PUT', path: '/posts/:id', handler: `${POST}.update` },
    { method: 'DELETE', path: '/posts/:id', handler: `${POST}.delete` },
  ],
};
