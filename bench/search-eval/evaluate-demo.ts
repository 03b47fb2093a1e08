import {
  askService,
  type DemoAnswer,
} from '../../content-service/contract/search-eval/ask-service.ts';
import { readDemoQueries } from '../../content-service/contract/search-eval/demo-queries.ts';
import { startDemoService } from '../../content-service/contract/search-eval/start-demo-service.ts';
import type { StartOptions } from '../../content-service/contract/start-service.ts';
import type { Evaluation } from './print.ts';

/** Starts a content service with the demo content, and asks it all queries written for that. */
export async function evaluateDemo(location: StartOptions): Promise<Evaluation<DemoAnswer>> {
  const startedAt = performance.now();
  const service = await startDemoService(location);
  const loadMs = performance.now() - startedAt;
  try {
    return { loadMs, answers: await askService(service.url, readDemoQueries()) };
  } finally {
    await service.stop();
  }
}
