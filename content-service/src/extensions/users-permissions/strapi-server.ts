import { verifyPassword } from '../../accounts/password';
import { type Handler, refreshLocked } from '../../accounts/sessions';

/** Routes of the plugin that `src/api/account` replaces. */
const REPLACED_ROUTES = ['/auth/local', '/auth/forgot-password', '/auth/reset-password'];

type ServiceFactory<Service> = (context: unknown) => Service;

interface Route {
  path: string;
}

interface Plugin {
  controllers: { auth: ServiceFactory<{ refresh: Handler }> };
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
  routes: { 'content-api': ServiceFactory<{ routes: Route[] }> };
  services: {
    user: ServiceFactory<{
      validatePassword: (password: string, hash: string) => Promise<boolean>;
    }>;
    jwt: ServiceFactory<{ verify: (token: string) => Promise<{ sessionId?: string }> }>;
  };
}

/** Adds a creator, scrypt passwords and immediate revocation of sessions to Strapi's accounts. */
export default function extendAccounts(plugin: Plugin): Plugin {
  const { user, jwt } = plugin.services;
  const routes = plugin.routes['content-api'];

  plugin.contentTypes.user.schema.attributes.creator = {
    type: 'relation',
    relation: 'oneToOne',
    target: 'api::creator.creator',
  };

  plugin.routes['content-api'] = (context) => {
    const original = routes(context);
    return {
      ...original,
      routes: original.routes.filter(({ path }) => !REPLACED_ROUTES.includes(path)),
    };
  };

  const { auth } = plugin.controllers;
  plugin.controllers.auth = (context) => {
    const original = auth(context);
    return { ...original, refresh: refreshLocked(strapi, original.refresh) };
  };

  plugin.services.user = (context) => {
    const original = user(context);
    const validateOriginal = original.validatePassword;
    return {
      ...original,
      validatePassword: (password, stored) => verifyPassword(password, stored, validateOriginal),
    };
  };

  plugin.services.jwt = (context) => {
    const original = jwt(context);
    return {
      ...original,
      // The plugin would accept a token for up to ten minutes after its session has ended.
      async verify(token) {
        const verified = await original.verify(token);
        const sessions = strapi.sessionManager('users-permissions');
        const { sessionId } = verified;
        if (sessionId && (await sessions.isSessionActive(sessionId))) return verified;
        throw new Error('The session has ended.');
      },
    };
  };
  return plugin;
}
