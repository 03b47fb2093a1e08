import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { updateOpenVersion } from './change-state';
import { checkVersion } from './check-version';
import { findVersion } from './find-versions';
import type { Version } from './version';

export interface Schedule {
  /** When the version is made public; null to make it public by hand. */
  appearsAt: Date | null;
  /** When the post is hidden; null for never. */
  disappearsAt: Date | null;
}

/**
 * Plans when a version is made public and when its post is hidden again.
 * @param seen `updatedAt` of the version that was seen
 * @param by name of who schedules it, who is recorded as having made it public
 * @throws ConflictError, ValidationError for times that are over and for mistakes in the content
 */
export async function scheduleVersion(
  strapi: Core.Strapi,
  documentId: string,
  { appearsAt, disappearsAt }: Schedule,
  { seen, by, now }: { seen: string; by: string; now: Date },
): Promise<Version> {
  if (appearsAt && appearsAt <= now) {
    throw new errors.ValidationError('The time to appear is in the past.', {
      reason: 'appears-in-the-past',
    });
  }
  if (disappearsAt && disappearsAt <= (appearsAt ?? now)) {
    throw new errors.ValidationError(
      'The post must disappear after it appears, and in the future.',
      {
        reason: 'ends-before-start',
      },
    );
  }
  await checkVersion(strapi, await findVersion(strapi, documentId));
  return updateOpenVersion(strapi, documentId, seen, () => ({
    state: appearsAt ? 'scheduled' : 'draft',
    appears_at: appearsAt?.toISOString() ?? null,
    disappears_at: disappearsAt?.toISOString() ?? null,
    public_by: by,
  }));
}
