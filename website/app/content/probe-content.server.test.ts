import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';

/** A separate client for each test, because it remembers whether the service is down. */
async function client() {
  vi.resetModules();
  const { contentEvents } = await import('./events.server.ts');
  const { probeContentService: checkContent, enableCircuitBreaker: guardCalls } = await import(
    './call.server.ts'
  );
  const { log } = await import('../log.server.ts');
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const events: string[] = [];
  contentEvents.on('call', (outcome) => events.push(outcome));
  contentEvents.on('down', () => events.push('down'));
  guardCalls();
  return { checkContent, events };
}

const mockStatus = (status: number) =>
  contentService.use(
    http.get(`${api}/posts`, () =>
      status === 0 ? HttpResponse.error() : HttpResponse.json({ data: [] }, { status }),
    ),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [200, 'succeeded'],
  [403, 'rejected'],
])('probes once at start-up if the content service responds %i', async (status, outcome) => {
  mockStatus(status);
  const { checkContent, events } = await client();
  await checkContent();
  expect(events).toEqual([outcome]);
});

it.each([0, 500, 429])(
  'opens the circuit breaker at start-up if the service responds %i',
  async (status) => {
    mockStatus(status);
    const { checkContent, events } = await client();
    await checkContent();
    expect(events).toContain('down');
  },
);
