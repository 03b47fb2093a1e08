import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Change, isShownType } from '../app/content/change.ts';
import type { Notice } from './change-notices.ts';
import { isEqualInConstantTime } from './constant-time.ts';
import { jsonOf } from './json-body.ts';

export const STRAPI_WEBHOOK_PATH = '/-/strapi-webhook';

/** Maximum size of a webhook, in bytes: it contains the whole entry with its relations. */
export const MAX_WEBHOOK_BYTES = 1024 * 1024;

const idSchema = z.union([z.number().int(), z.string().max(100)]);

const entrySchema = z.object({
  id: idSchema,
  slug: z.string().max(1000).nullish().catch(null),
  post_type: z
    .object({ name: z.string().max(100) })
    .nullish()
    .catch(null),
});

/**
 * The webhooks of Strapi 4 and 5: https://docs.strapi.io/cms/backend-customization/webhooks. `entry` and
 * `media` events name what changed, a test and events of releases do not.
 */
const webhookSchema = z.object({
  event: z.string().max(100),
  model: z.string().max(100).optional(),
  entry: entrySchema.optional(),
  media: z.object({ id: idSchema }).optional(),
});

/**
 * Reads the webhooks of a Strapi that does not send our change notices.
 * @param secret that Strapi sends as `Authorization: Bearer …`
 * @param now milliseconds since 1970
 */
export function createWebhookReader(secret: string, now: () => number) {
  return {
    /**
     * @param authorization the header
     * @returns what changed of what pages show, as a notice; or the status to reject it with
     */
    read(body: Buffer, authorization: string | undefined): Notice | 400 | 401 {
      if (!isEqualInConstantTime(`Bearer ${secret}`, authorization ?? '')) return 401;
      const parsed = webhookSchema.safeParse(jsonOf(body));
      if (!parsed.success) return 400;
      // Sent again, it makes pages stale again, which harms nobody: no need to recognise it.
      return { id: randomUUID(), at: new Date(now()), changes: changesOf(parsed.data) };
    },
  };
}

function changesOf({ model, entry, media }: z.infer<typeof webhookSchema>): Change[] {
  if (media) return [{ type: 'file', id: media.id }];
  if (!entry || !model || !isShownType(model)) return [];
  const { id, slug, post_type } = entry;
  return [{ type: model, id, slug, kind: post_type?.name }];
}
