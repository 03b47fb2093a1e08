import type { WorkerMessage } from './worker-message.ts';

type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

export type PageEvent = ExtendableEvent & {
  readonly request: Request;
  /** What the browser has begun to load while the worker started; undefined if it has not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: PageEvent;
  message: ExtendableEvent & { readonly data: WorkerMessage };
};

/** The part of ServiceWorkerGlobalScope that is used: TypeScript's own types exclude those of pages. */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};
