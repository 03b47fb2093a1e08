import type { contentEvents } from '../app/content/events.server.ts';
import type { Health, PartHealth } from './health.ts';

/**
 * Reports on the content service: degraded until it has answered for the first time, and whenever
 * it is no longer asked because it is down.
 * @param check asks it for the first time, before a visitor does
 */
export function monitorContentService(
  health: Health,
  events: typeof contentEvents,
  check: () => Promise<void>,
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
    // While it counts as down, answers that were under way say nothing.
    if (!isDown && (outcome === 'succeeded' || outcome === 'rejected')) part.recover();
  });
  void check();
  return part;
}
