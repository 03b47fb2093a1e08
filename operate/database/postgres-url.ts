const FORM =
  'The address of PostgreSQL must look like postgres://user:password@host:5432/name; in a password, @ is written as %40, / as %2F, # as %23.';

/**
 * Parses the URL of a PostgreSQL database. That of a socket may have no host, which `URL` refuses after a
 * user: `postgres://diyar:secret@/diyar?host=/run/postgresql`.
 * @throws Error that says what one looks like
 */
export function parsePostgresUrl(url: string): URL {
  const parsed = URL.parse(url.replace('@/', '@localhost/'));
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) throw new Error(FORM);
  return parsed;
}

/** The URL of another database on the same server. @param name without characters that need encoding */
export const urlOfDatabase = (server: string, name: string): string =>
  Object.assign(parsePostgresUrl(server), { pathname: `/${name}` }).href;
