import type { contentEvents } from '../app/content/events.server.ts';
import type { Health, PartHealth } from './health.ts';

/**
 * Tracks the health of the content service: degraded until its first response, and while the
 * circuit breaker is open.
 * @param probe sends a first request, before a visitor does
 */
export function monitorContentService(
  health: Health,
  events: typeof contentEvents,
  probe: () => Promise<void>,
): PartHealth {
  const part = health.register('content_service');
  let isDown = false;
  part.degrade('not reached yet');
  events.on('down', () => {
    isDown = true;
    part.degrade('unreachable');
  });
  events.on('up', () => {
    isDown = false;
    part.recover();
  });
  events.on('call', (outcome) => {
    // While it is down, responses to earlier requests do not count.
    if (!isDown && (outcome === 'succeeded' || outcome === 'rejected')) part.recover();
  });
  void probe();
  return part;
}
