import type { Core } from '@strapi/strapi';

const COMMUNITY = 'api::nationality.nationality';

/** A community, whose language a post is written in. */
export interface Community {
  documentId: string;
  /** The language's own name. */
  language: string;
  /** The language's code. */
  language_query: string;
  is_rtl: boolean;
}

const FIELDS = ['documentId', 'language', 'language_query', 'is_rtl'];

/** The communities by the codes of their languages; no two have the same. */
export function findCommunities(strapi: Core.Strapi): Promise<Community[]> {
  return strapi.db
    .query(COMMUNITY)
    .findMany({ select: FIELDS, orderBy: { language_query: 'asc' } });
}

/** @returns null if there is none */
export function findCommunity(strapi: Core.Strapi, documentId: string): Promise<Community | null> {
  return strapi.db.query(COMMUNITY).findOne({ select: FIELDS, where: { documentId } });
}
