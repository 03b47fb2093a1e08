import { inject } from 'vitest';
import type { DataLocation } from './copy-data-location.ts';
import type { Template } from './create-templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For files of tests; deleted when all tests have ended. */
    folder: string;
    sqliteUrl: string;
    /** Empty if PostgreSQL is not installed. */
    postgresUrl: string;
    /** The PostgreSQL server, for creating further databases; empty if not installed. */
    postgresServer: string;
    /** Environment variables with which a program uses the database of one of the services. */
    sqliteEnvironment: Record<string, string>;
    postgresEnvironment: Record<string, string>;
    /** Data that `createDataLocation` copies. */
    templates: {
      sqlite: Record<Template, DataLocation>;
      /** Undefined if PostgreSQL is not installed. */
      postgres: Record<Template, DataLocation> | undefined;
    };
  }
}

/** The services under test; tests of one without a URL are reported as skipped. */
export const services = [
  { database: 'SQLite', url: inject('sqliteUrl') },
  { database: 'PostgreSQL', url: inject('postgresUrl') },
];

/**
 * For tests of what sends the same statements to either database, and none that take long or lock
 * rows: on SQLite alone. `EVERY_DATABASE=1` runs them on both.
 */
export const anyDatabase = process.env.EVERY_DATABASE === '1' ? services : services.slice(0, 1);
