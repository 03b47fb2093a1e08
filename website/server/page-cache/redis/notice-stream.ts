import { setTimeout as pause } from 'node:timers/promises';
import { type Notice, noticeSchema } from '../../change-notices.ts';
import { MAX_PAGE_AGE_MS } from '../page-store.ts';
import { BLOCK_MS, connectReader, type RedisConnection } from './connection.ts';

/** Length of the stream: an instance that was disconnected catches up with it. */
const MAX_STREAM_LENGTH = 2000;

/**
 * Maximum number of notices waiting for the store; pages revalidate by themselves after a minute.
 */
const MAX_PENDING_NOTICES = 1000;

/** Remaining difference between synchronised clocks, in milliseconds. */
const CLOCK_SKEW_MS = 100;

const RETRY_MS = 1000;

type Options = {
  url: string;
  redis: RedisConnection;
  /** Name of the stream: one for each site. */
  stream: string;
  /**
   * Called with each notice, including those of this process.
   * @param at when it was sent, by the local clock
   */
  onNotice: (notice: Notice, at: number) => void;
  /** Called if older notices were dropped. @param at pages rendered before may have missed some */
  onMissed: (at: number) => void;
  now: () => number;
};

/** Shares change notices between instances of the website through a Redis stream. */
export function joinNoticeStream({ url, redis, stream, onNotice, onMissed, now }: Options) {
  const reader = connectReader(url);
  /** Published once the store can be reached. */
  const pending: Notice[] = [];
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  reader.on('error', () => {
    // The connection for commands reports the same failure.
  });
  void listen();

  /** Retries pending notices by timer: a store that hung may recover without reconnecting. */
  function retryLater(): void {
    if (retry) return;
    retry = setTimeout(async () => {
      for (const notice of pending.splice(0)) await send(notice);
      retry = undefined;
      if (pending.length > 0) retryLater();
    }, RETRY_MS);
    retry.unref();
  }

  async function send(notice: Notice): Promise<void> {
    const text = JSON.stringify(notice);
    const id = await redis.attempt((connection) =>
      connection.xadd(stream, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', 'notice', text),
    );
    if (id) return;
    pending.push(notice);
    if (pending.length > MAX_PENDING_NOTICES) pending.shift();
    retryLater();
  }

  async function listen(): Promise<void> {
    let lastId: string | null = null;
    while (!isStopped) {
      try {
        lastId ??= await firstId();
        for (const [id, text] of await messagesAfter(lastId)) {
          lastId = id;
          handleMessage(id, text);
        }
      } catch {
        if (!isStopped) await pause(RETRY_MS, null, { ref: false });
      }
    }
  }

  /** Waits for messages. @returns their ids and texts; none after some seconds without a message */
  async function messagesAfter(last: string): Promise<[id: string, text: string][]> {
    const blockOptions = ['BLOCK', BLOCK_MS] as const;
    const reply = await reader.xread('COUNT', 100, ...blockOptions, 'STREAMS', stream, last);
    return (reply?.[0]?.[1] ?? []).map(([id, fields]) => [id, fields[1] ?? '']);
  }

  /** The id to start from: all notices about pages that may still be served. */
  async function firstId(): Promise<string> {
    const [oldest] = await reader.xrange(stream, '-', '+', 'COUNT', 1);
    if (oldest && (await reader.xlen(stream)) >= MAX_STREAM_LENGTH) onMissed(timeOf(oldest[0]));
    return `${redis.toStoreTime(now() - MAX_PAGE_AGE_MS)}-0`;
  }

  const timeOf = (id: string) => redis.fromStoreTime(Number.parseInt(id, 10)) + CLOCK_SKEW_MS;

  function handleMessage(id: string, text: string): void {
    const notice = noticeSchema.safeParse(jsonOf(text));
    // Pages rendered from now on show the change, however the clocks differ.
    if (notice.success) onNotice(notice.data, Math.min(timeOf(id), now()));
  }

  return {
    publish: (notice: Notice): void => void send(notice),
    stop(): void {
      isStopped = true;
      clearTimeout(retry);
      reader.disconnect();
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
