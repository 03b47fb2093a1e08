import type { Core } from '@strapi/strapi';

/** An alias of `/api/send` for clients whose base URL is configured without `/api`. */
export function addRootSendRoute(strapi: Core.Strapi): void {
  strapi.server.routes([
    {
      method: 'POST',
      path: '/send',
      handler: 'api::contact-message.contact-message.send',
      config: { auth: false },
    },
  ]);
}
