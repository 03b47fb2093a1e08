import cluster from 'node:cluster';
import { z } from 'zod';
import { type Notice, noticeSchema } from './change-notices.ts';

const messageSchema = z.object({ notice: noticeSchema });

/** Tells the other processes that share the port of a notice that only one of them was sent. */
export function broadcastNotice(notice: Notice): void {
  if (cluster.isWorker) process.send?.({ notice });
}

/** Hears what another process was told. */
export function onNotice(listener: (notice: Notice) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    const parsed = messageSchema.safeParse(message);
    if (parsed.success) listener(parsed.data.notice);
  });
}

/** In the process above them: passes a notice on to all but the one it came from. */
export function relayNotices(): void {
  cluster.on('message', (sender, message) => {
    if (!messageSchema.safeParse(message).success) return;
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (worker !== sender) worker?.send(message);
    }
  });
}
