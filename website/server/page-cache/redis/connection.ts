import { Redis, type RedisOptions } from 'ioredis';

/** Time limit of a command, in milliseconds: waiting must not take longer than rendering. */
const COMMAND_TIMEOUT_MS = 100;

/** Pause after a failure, in milliseconds. */
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
  /** Called with the first of several consecutive failures. */
  onDown: (error: unknown) => void;
  /** Called once it responds again. */
  onUp: () => void;
  now: () => number;
};

/**
 * A connection for commands that may fail: they do not wait for a lost connection, and none are sent
 * in the second after a failure.
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

  /** @returns the reply; undefined if the store is unreachable or fails */
  async function attempt<Reply>(
    command: (redis: Redis) => Promise<Reply>,
  ): Promise<Reply | undefined> {
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
    /** Converts a time to the store's clock, which all machines share. */
    toStoreTime: (time: number): number => Math.round(time + clockOffset),
    fromStoreTime: (time: number): number => Math.round(time - clockOffset),
    stop: (): void => redis.disconnect(),
  };
}

export type RedisConnection = ReturnType<typeof connectRedis>;

/** How long a read waits for messages, in milliseconds; a dead connection is noticed by then. */
export const BLOCK_MS = 5000;

/** A connection that waits for messages and reconnects after interruptions. */
export function connectReader(url: string): Redis {
  return new Redis(url, { ...common, maxRetriesPerRequest: null, socketTimeout: 3 * BLOCK_MS });
}
