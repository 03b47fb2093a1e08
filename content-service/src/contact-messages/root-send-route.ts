import type { Core } from '@strapi/strapi';

/** `/send` does what `/api/send` does: a client's base may be configured without `/api`. */
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
