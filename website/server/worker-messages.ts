import cluster from 'node:cluster';
import { z } from 'zod';
import { type Notice, noticeSchema } from './change-notices.ts';

const messageSchema = z.object({ notice: noticeSchema });

/** Sends a notice that this worker received to the other workers. */
export function broadcastNotice(notice: Notice): void {
  if (cluster.isWorker) process.send?.({ notice });
}

/** Calls the listener with each notice that another worker received. */
export function onNotice(listener: (notice: Notice) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    const parsed = messageSchema.safeParse(message);
    if (parsed.success) listener(parsed.data.notice);
  });
}

/** In the primary process: relays notices to all workers except the sender. */
export function relayNotices(): void {
  cluster.on('message', (sender, message) => {
    if (!messageSchema.safeParse(message).success) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== sender) worker?.send(message);
    }
  });
}
