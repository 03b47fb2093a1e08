import type { Core } from '@strapi/strapi';

/** A statement that is being put together. */
export type SqlQuery = ReturnType<Core.Strapi['db']['connection']>;

/** An entry as it is shown. */
export type Entry = { id: number } & Record<string, unknown>;
