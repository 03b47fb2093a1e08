import { PUBLIC_READ } from './controller';

/**
 * The routes of a content type that is only read through the API. Strapi's `createCoreRouter` also
 * creates schemas of requests and responses, which takes a tenth of a second of each start.
 * @param plural its plural name, which is the path
 * @param uid its controller's, such as `api::city.city`
 */
export function createReadRoutes(plural: string, uid: string) {
  return {
    routes: [
      { method: 'GET', path: `/${plural}`, handler: `${uid}.find`, config: PUBLIC_READ.find },
      {
        method: 'GET',
        path: `/${plural}/:id`,
        handler: `${uid}.findOne`,
        config: PUBLIC_READ.findOne,
      },
    ],
  };
}
