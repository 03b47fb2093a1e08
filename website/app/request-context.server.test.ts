import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beforeDeadline,
  currentStreamNonce,
  currentVisitor,
  dependsOn,
  markIncomplete,
  outsideRendering,
  recordRendering,
  withStreaming,
  withVisitor,
} from './request-context.server.ts';

const visitor = { address: '192.0.2.1', language: 'ar' } as const;

const snapshot = () => ({ visitor: currentVisitor(), nonce: currentStreamNonce() });

describe('the context of a request', () => {
  it('is empty outside a request', () => {
    expect(snapshot()).toEqual({ visitor: null, nonce: null });
    dependsOn(['post:1']);
    markIncomplete();
  });

  it('keeps the visitor across awaits', async () => {
    const seen = await withVisitor(visitor, async () => {
      await null;
      return snapshot();
    });
    expect(seen).toEqual({ visitor, nonce: null });
  });

  it('keeps the nonce of a streamed document', () => {
    expect(withStreaming('abc', snapshot)).toEqual({ visitor: null, nonce: 'abc' });
    expect(currentStreamNonce()).toBeNull();
  });

  it('keeps the outer values where contexts are nested', () => {
    const { result } = withVisitor(visitor, () =>
      recordRendering(() => withStreaming('abc', snapshot)),
    );
    expect(result).toEqual({ visitor, nonce: 'abc' });
  });

  it('is separate for concurrent requests', async () => {
    const other = { address: '192.0.2.2', language: 'en' } as const;
    const addressAfterAwait = async () => {
      await null;
      return currentVisitor()?.address;
    };
    const requests = [visitor, other].map((each) => withVisitor(each, addressAfterAwait));
    expect(await Promise.all(requests)).toEqual(['192.0.2.1', '192.0.2.2']);
  });

  it('is empty for data shared by many pages', () => {
    const seen = withVisitor(visitor, () => withStreaming('abc', () => outsideRendering(snapshot)));
    expect(seen).toEqual({ visitor: null, nonce: null });
  });
});

describe('the record of a rendering', () => {
  it('collects dependencies until the rendering ends', async () => {
    const { result, record } = recordRendering(async () => {
      dependsOn(['post:1', 'all:post']);
      await null;
      dependsOn(['post:1', 'post:2']);
    });
    await result;
    expect([...record.dependencies]).toEqual(['post:1', 'all:post', 'post:2']);
    expect(record.isComplete).toBe(true);
  });

  it('notes that the page is incomplete', () => {
    expect(recordRendering(markIncomplete).record.isComplete).toBe(false);
  });

  it('is not affected by other renderings or by shared data', () => {
    const { record } = recordRendering(() => {
      recordRendering(() => {
        dependsOn(['post:1']);
        markIncomplete();
      });
      outsideRendering(() => {
        dependsOn(['post:2']);
        markIncomplete();
      });
    });
    expect(record).toEqual({ dependencies: new Set(), isComplete: true });
  });
});

describe('the deadline of a rendering', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const timeoutError = () => new Error('late');
  const never = () => new Promise<never>(() => {});
  const resolveAfter = <Value>(ms: number, value: Value) =>
    new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

  /** The value or error message of a promise after some time. */
  async function outcomeAfter(ms: number, promise: Promise<unknown>): Promise<unknown> {
    const outcome = promise.catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(ms);
    return Promise.race([outcome, 'pending']);
  }

  it('is shared by all waits of the page', async () => {
    const { result } = recordRendering(async () => {
      await beforeDeadline(resolveAfter(700, 'first'), timeoutError);
      return beforeDeadline(resolveAfter(700, 'second'), timeoutError);
    }, 1000);
    expect(await outcomeAfter(1000, result)).toBe('late');
  });

  it('does not affect promises that settle in time, rejections included', async () => {
    const { result } = recordRendering(
      async () => [
        await beforeDeadline(resolveAfter(400, 'first'), timeoutError),
        await beforeDeadline(resolveAfter(400, 'second'), timeoutError),
      ],
      1000,
    );
    expect(await outcomeAfter(1000, result)).toEqual(['first', 'second']);
    const failed = recordRendering(
      () => beforeDeadline(Promise.reject(Error('no')), timeoutError),
      1000,
    );
    expect(await outcomeAfter(0, failed.result)).toBe('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects at once in a wait that starts after it', async () => {
    const { result } = recordRendering(async () => {
      await resolveAfter(200, null);
      return beforeDeadline(never(), timeoutError);
    }, 100);
    expect(await outcomeAfter(201, result)).toBe('late');
  });

  it('defaults to the time limit of one call to the content service', async () => {
    const { result } = recordRendering(() => beforeDeadline(never(), timeoutError));
    const outcome = result.catch((error: Error) => error.message);
    expect(await outcomeAfter(2499, outcome)).toBe('pending');
    expect(await outcomeAfter(1, outcome)).toBe('late');
  });

  it('does not apply to data shared by many pages, nor outside a rendering', async () => {
    const read = () => beforeDeadline(resolveAfter(9000, 'all'), timeoutError);
    const { result } = recordRendering(() => outsideRendering(read));
    const visit = withVisitor(visitor, read);
    expect(await outcomeAfter(9000, Promise.all([result, visit]))).toEqual(['all', 'all']);
  });
});
