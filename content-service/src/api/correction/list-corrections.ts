import type { Core } from '@strapi/strapi';

const VERSION = 'api::post-version.post-version';

/** A mistake that was put right, with the post as it is now. */
interface Correction {
  id: number;
  /** What was wrong, in words for readers. */
  correction: string;
  corrected_at: string;
  post: { id: number; title: string | null; slug: string | null };
}

interface CorrectedVersion {
  id: number;
  correction: string;
  correction_at: string;
  post: Correction['post'];
}

/** The versions that were made public as a correction, of posts that readers see. */
const where = {
  state: 'public',
  correction_at: { $notNull: true },
  post: { is_active: true },
};

const POST = {
  select: ['id', 'title', 'slug'],
  populate: {
    post_type: { select: ['id', 'name'] },
    nationality: { select: ['id', 'language', 'language_query', 'is_rtl'] },
  },
};

/** Corrections, the newest first, and how many there are. */
export async function listCorrections(
  strapi: Core.Strapi,
  { start, limit }: { start: number; limit: number },
): Promise<{ corrections: Correction[]; total: number }> {
  const versions: CorrectedVersion[] = await strapi.db.query(VERSION).findMany({
    select: ['id', 'correction', 'correction_at'],
    where,
    populate: { post: POST },
    orderBy: [{ correction_at: 'desc' }, { id: 'desc' }],
    offset: start,
    limit,
  });
  const total = await strapi.db.query(VERSION).count({ where });
  const corrections = versions.map(({ id, correction, correction_at, post }) => ({
    id,
    correction,
    corrected_at: correction_at,
    post,
  }));
  return { corrections, total };
}
