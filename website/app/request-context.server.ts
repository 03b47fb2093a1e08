import { AsyncLocalStorage } from 'node:async_hooks';
import { currentEnvironment } from './environment.server.ts';
import type { LanguageCode } from './languages.ts';

/** Who sent a request that is handled for them alone. */
export type Visitor = {
  /** IP address. */
  address: string;
  /** Language of the requested page. */
  language: LanguageCode;
};

/** What is recorded about a page while it is rendered. */
export type RenderRecord = {
  /** Tags of the content it shows: `post:12` for an entry, `all:post:Article` for a list. */
  dependencies: Set<string>;
  /** False if anything on the page is missing or older than it should be. */
  isComplete: boolean;
  /** When something on it stops being true, in milliseconds since 1970. */
  trueUntil?: number;
};

type RequestContext = {
  visitor: Visitor | null;
  record: RenderRecord | null;
  /** When the page must be ready, in milliseconds of `performance.now()`. */
  deadline: number | null;
  /** Nonce of a document that is sent as a stream. */
  streamNonce: string | null;
};

const noContext: RequestContext = {
  visitor: null,
  record: null,
  deadline: null,
  streamNonce: null,
};

const storage = new AsyncLocalStorage<RequestContext>();

const context = (): RequestContext => storage.getStore() ?? noContext;

function runWith<Result>(values: Partial<RequestContext>, run: () => Result): Result {
  return storage.run({ ...context(), ...values }, run);
}

/** Runs `run` with `currentVisitor()` returning the visitor. */
export function withVisitor<Result>(visitor: Visitor, run: () => Result): Result {
  return runWith({ visitor }, run);
}

/**
 * The visitor whose request is being handled; null outside a request, on shared pages and in
 * development.
 */
export function currentVisitor(): Visitor | null {
  return context().visitor;
}

/**
 * Renders a document that is sent as a stream: the shell at once, late parts when they are ready.
 * @param nonce allows the inline scripts that put late parts in place
 */
export function withStreaming<Result>(nonce: string, render: () => Result): Result {
  return runWith({ streamNonce: nonce }, render);
}

/** The nonce of the document being streamed; null for one that is sent once it is complete. */
export function currentStreamNonce(): string | null {
  return context().streamNonce;
}

/**
 * Renders a page. The record is updated until the last byte is rendered.
 * @param timeLimitMs for all calls that the page waits for together; by default the limit of one
 */
export function recordRendering<Result>(
  render: () => Result,
  timeLimitMs = currentEnvironment().CONTENT_TIMEOUT_MS,
): { result: Result; record: RenderRecord } {
  const record: RenderRecord = { dependencies: new Set(), isComplete: true };
  const deadline = performance.now() + timeLimitMs;
  return { result: runWith({ record, deadline }, render), record };
}

/**
 * Runs `run` outside any request: for data shared by many pages, with no record and no deadline.
 */
export function outsideRendering<Result>(run: () => Result): Result {
  return storage.run(noContext, run);
}

/** Adds tags of content that the page being rendered shows. */
export function dependsOn(tags: Iterable<string>): void {
  for (const tag of tags) context().record?.dependencies.add(tag);
}

/** Says when something on the page being rendered stops being true; the earliest moment counts. */
export function isTrueUntil(moment: Date): void {
  const { record } = context();
  if (record) record.trueUntil = Math.min(record.trueUntil ?? Infinity, moment.getTime());
}

/** Marks the page being rendered as incomplete: it is sent, but not cached. */
export function markIncomplete(): void {
  const { record } = context();
  if (record) record.isComplete = false;
}

/**
 * Waits until the deadline of the page being rendered. `pending` is not cancelled, as other pages
 * may be waiting for it.
 * @param timeoutError creates the error to throw when the deadline passes first
 */
export async function beforeDeadline<Result>(
  pending: Promise<Result>,
  timeoutError: () => Error,
): Promise<Result> {
  const { deadline } = context();
  if (deadline === null) return pending;
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeoutError()), Math.max(0, deadline - performance.now()));
  try {
    return await Promise.race([pending, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
