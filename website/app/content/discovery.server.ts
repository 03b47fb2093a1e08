import { kindNames } from '../kinds.ts';
import { contentEvents } from './events.server.ts';
import type { Pairs } from './parameters.ts';
import { type ListQuery, listPlan, singlePairs } from './query.ts';
import { request } from './request.server.ts';
import { currentSetting } from './setting.server.ts';
import { support } from './support.server.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/** Two lists that between them use every filter and every order; a service takes few orders at once. */
const lists: ListQuery[] = [
  {
    kind: kindNames[0],
    text: 'a',
    community: 'en',
    city: 'a',
    area: 'a',
    category: 'a',
    minPrice: 0,
    maxPrice: 1,
    partnersOnly: true,
    during: { from: new Date(0), to: new Date(1) },
    except: 1,
    sort: 'soonest',
    withHours: true,
    limit: 1,
  },
  { sort: 'cheapest', limit: 1 },
  { limit: 1 },
];

/**
 * Finds out, before visitors' pages do, which parameters of the contract and of our additions the
 * content service rejects, and says so in one line of the log. Where the service does not answer,
 * it is asked as soon as it does.
 */
export async function discoverSupport(): Promise<void> {
  try {
    await support.reportAfter(async () => {
      for (const query of lists) await ask(() => listPairs(query));
      await ask(() => [...singlePairs(), ['pagination[limit]', '1']]);
    });
  } catch {
    // Visitors' pages tell that it does not answer.
    contentEvents.once('back', discoverSupport);
  }
}

function listPairs(query: ListQuery): Pairs {
  const { partnerField } = currentSetting();
  const isKnown = (name: string) => isRejected('posts', name);
  return listPlan(query, { partnerField, isRejected: isKnown, now: new Date() }).pairs;
}

async function ask(pairs: () => Pairs): Promise<void> {
  await readSupported({ path: 'posts', plan: () => ({ pairs: pairs() }), ask: request });
}
