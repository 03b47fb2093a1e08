import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    sqliteUrl: string;
    /** Empty where PostgreSQL is not installed. */
    postgresUrl: string;
    /** The PostgreSQL server, for making further databases; empty where it is not installed. */
    postgresServer: string;
    /** With these variables a program works on the database of either service. */
    sqliteEnvironment: Record<string, string>;
    postgresEnvironment: Record<string, string>;
  }
}

/** The services under test; one without an address is left out with a note in the report. */
export const services = [
  { database: 'SQLite', url: inject('sqliteUrl') },
  { database: 'PostgreSQL', url: inject('postgresUrl') },
];
