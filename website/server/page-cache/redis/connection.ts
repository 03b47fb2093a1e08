import { Redis, type RedisOptions } from 'ioredis';

/** Whoever asks a shared store must not wait for it longer than a rendering takes, in milliseconds. */
const COMMAND_TIMEOUT_MS = 100;

/** After a failure the store is left alone for so long, in milliseconds. */
const COOLDOWN_MS = 1000;

const CONNECT_TIMEOUT_MS = 2000;

const common: RedisOptions = {
  lazyConnect: true,
  connectTimeout: CONNECT_TIMEOUT_MS,
  retryStrategy: (attempt) => Math.min(100 * attempt, 1000),
};

type Options = {
  /** `redis://` or `rediss://` address of a Redis or Valkey. */
  url: string;
  /** Called with the first of several failures in a row. */
  onDown: (error: unknown) => void;
  /** Called when it answers again after a failure. */
  onUp: () => void;
  now: () => number;
};

/**
 * A connection for commands that may fail: they never wait for a lost connection, and after a
 * failure there are none for a second.
 */
export function connectRedis({ url, onDown, onUp, now }: Options) {
  const redis = new Redis(url, {
    ...common,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    autoResendUnfulfilledCommands: false,
  });
  let isDown = false;
  let cooldownUntil = 0;
  let clockOffset = 0;

  function failed(error: unknown): void {
    cooldownUntil = now() + COOLDOWN_MS;
    if (!isDown) onDown(error);
    isDown = true;
  }

  function succeeded(): void {
    if (isDown) onUp();
    isDown = false;
  }

  /** @returns what the command answers; undefined if the store cannot be asked or fails */
  async function attempt<Answer>(
    command: (redis: Redis) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (redis.status !== 'ready' || now() < cooldownUntil) return undefined;
    try {
      const reply = await command(redis);
      succeeded();
      return reply;
    } catch (error) {
      failed(error);
      return undefined;
    }
  }

  redis.on('error', failed);
  redis.on('ready', () => {
    cooldownUntil = 0;
    void attempt(async () => {
      const [seconds = 0, microseconds = 0] = await redis.time();
      clockOffset = Number(seconds) * 1000 + Number(microseconds) / 1000 - now();
    });
  });
  redis.connect().catch(failed);

  return {
    attempt,
    /** A time of this process by the store's clock, by which several machines compare times. */
    toStoreTime: (time: number): number => Math.round(time + clockOffset),
    fromStoreTime: (time: number): number => Math.round(time - clockOffset),
    stop: (): void => redis.disconnect(),
  };
}

export type RedisConnection = ReturnType<typeof connectRedis>;

/** A reader that finds no message asks again after so long: a dead connection is noticed by it. */
export const BLOCK_MS = 5000;

/** A connection that waits for messages, over interruptions as well. */
export function connectReader(url: string): Redis {
  return new Redis(url, { ...common, maxRetriesPerRequest: null, socketTimeout: 3 * BLOCK_MS });
}
