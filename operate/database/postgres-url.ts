/**
 * Parses the URL of a PostgreSQL database. That of a socket may have no host, which `URL` refuses after a
 * user: `postgres://diyar:secret@/diyar?host=/run/postgresql`.
 * @throws TypeError if it is none
 */
export const parsePostgresUrl = (url: string): URL => new URL(url.replace('@/', '@localhost/'));

/** The URL of another database on the same server. @param name without characters that need encoding */
export const urlOfDatabase = (server: string, name: string): string =>
  Object.assign(parsePostgresUrl(server), { pathname: `/${name}` }).href;
