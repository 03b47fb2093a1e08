import { reachedAt } from '../scripts/reached-at.ts';

/** The two programs, as they are run and asked. */
export const programs = {
  website: {
    folder: 'website',
    entry: { run: 'server/main.ts', built: 'build/server/index.js' },
    readyPath: '/-/ready',
  },
  'content-service': {
    folder: 'content-service',
    entry: { run: 'dist/src/start.js', built: 'dist/src/start.js' },
    readyPath: '/_health',
  },
};

export type ProgramName = keyof typeof programs;

export const programNames: readonly ProgramName[] = ['website', 'content-service'];

/**
 * The variables of a program, from those of "npm start": there, PORT and PUBLIC_URL are the website's,
 * CONTENT_PORT and CONTENT_PUBLIC_URL the content service's. What is set for the program itself stays.
 * @throws Error if a port is none
 */
export function programEnvironment(
  name: ProgramName,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  const variables = Object.entries(variablesOf(name, env));
  // Not "undefined": a new process takes texts only.
  return Object.fromEntries(variables.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

function variablesOf(
  name: ProgramName,
  env: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  const port = portOf('PORT', env) || '3000';
  const contentPort = portOf('CONTENT_PORT', env) || '1337';
  const contentAddress = env.CONTENT_PUBLIC_URL || `http://localhost:${contentPort}`;
  const common = { HOST: env.HOST, NODE_ENV: 'production' };
  if (name === 'website') {
    return {
      ...common,
      PORT: port,
      CONTENT_API: env.CONTENT_API || `${reachedAt(env.HOST, contentPort)}/api`,
      CONTENT_MEDIA: env.CONTENT_MEDIA || (env.CONTENT_API ? undefined : contentAddress),
      CONTENT_PUBLIC_URL: env.CONTENT_PUBLIC_URL || (env.CONTENT_API ? undefined : contentAddress),
    };
  }
  return {
    ...common,
    PORT: contentPort,
    PUBLIC_URL: contentAddress,
    WEBSITE_URL: env.WEBSITE_URL || env.PUBLIC_URL || `http://localhost:${port}`,
    // Notices are signed with it.
    WEBSITE_NOTICES:
      env.WEBSITE_NOTICES || (env.WEBSITE_TOKEN ? reachedAt(env.HOST, port) : undefined),
  };
}

/** Under the name that the operator knows: the content service would call it PORT. */
function portOf(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const problem = portProblem(name, env[name]);
  if (problem) throw new Error(problem);
  return env[name];
}

/** What is wrong with a port, in a sentence; undefined if nothing is, or it is not set. */
export function portProblem(name: string, port: string | undefined): string | undefined {
  if (!port || (/^\d{1,5}$/.test(port) && Number(port) <= 65535)) return undefined;
  return `${name} must be a whole number up to 65535, not "${port}".`;
}
