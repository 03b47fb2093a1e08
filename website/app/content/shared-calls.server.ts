import { requestCancelled } from './errors.ts';

type SharedCall = {
  result: Promise<unknown>;
  controller: AbortController;
  /** How many wait for it. */
  waiting: number;
};

/** Makes a call. @param signal aborted once nobody waits for it any more */
type Send = (signal: AbortSignal) => Promise<unknown>;

/** Pending calls: pages that make the same call at the same time share the response. */
export function createSharedCalls() {
  const pending = new Map<string, SharedCall>();

  function start(address: string, send: Send): SharedCall {
    const controller = new AbortController();
    const result = send(controller.signal).finally(() => forget(address, call));
    const call: SharedCall = { result, controller, waiting: 0 };
    pending.set(address, call);
    return call;
  }

  function forget(address: string, call: SharedCall): void {
    if (pending.get(address) === call) pending.delete(address);
  }

  return {
    /**
     * Waits for the response to a call, and makes the call if it is not pending.
     * @param signal of the one who waits: that they leave cancels the call only if nobody else waits
     * @throws ContentUnavailable if they have left, else what the call throws
     */
    async join(address: string, send: Send, signal?: AbortSignal): Promise<unknown> {
      if (signal?.aborted) throw requestCancelled(signal.reason);
      const call = pending.get(address) ?? start(address, send);
      call.waiting += 1;
      if (!signal) return call.result;
      const { promise: left, reject } = Promise.withResolvers<never>();
      const leave = () => {
        reject(requestCancelled(signal.reason));
        call.waiting -= 1;
        if (call.waiting > 0) return;
        forget(address, call);
        call.controller.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([call.result, left]);
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
    /** Later calls are made again, whatever is pending. */
    clear: (): void => pending.clear(),
  };
}
