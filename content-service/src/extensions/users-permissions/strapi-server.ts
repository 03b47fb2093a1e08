import { verifyPassword } from '../../accounts/password';

/** Calls that `src/api/account` takes in the plugin's place. */
const REPLACED_ROUTES = ['/auth/local', '/auth/forgot-password', '/auth/reset-password'];

type ServiceFactory<Service> = (context: unknown) => Service;

interface Route {
  path: string;
}

interface Plugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
  routes: { 'content-api': ServiceFactory<{ routes: Route[] }> };
  services: {
    user: ServiceFactory<{
      validatePassword: (password: string, hash: string) => Promise<boolean>;
    }>;
    jwt: ServiceFactory<{ verify: (token: string) => Promise<{ sessionId?: string }> }>;
  };
}

/** Strapi's accounts, with passwords of any length and sessions that end when they are ended. */
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

  plugin.services.user = (context) => {
    const made = user(context);
    const validateOriginal = made.validatePassword;
    return {
      ...made,
      validatePassword: (password, stored) => verifyPassword(password, stored, validateOriginal),
    };
  };

  plugin.services.jwt = (context) => {
    const made = jwt(context);
    return {
      ...made,
      // The plugin would believe a token for ten minutes after its session was ended.
      async verify(token) {
        const verified = await made.verify(token);
        const sessions = strapi.sessionManager('users-permissions');
        const { sessionId } = verified;
        if (sessionId && (await sessions.isSessionActive(sessionId))) return verified;
        throw new Error('The session has ended.');
      },
    };
  };
  return plugin;
}
