import { AsyncLocalStorage } from 'node:async_hooks';
import type { LanguageCode } from './languages.ts';

/** Whom a request is answered for. */
export type Visitor = {
  /** IP address. */
  address: string;
  /** Of the page that was asked for. */
  language: LanguageCode;
};

const visitorStorage = new AsyncLocalStorage<Visitor>();

/** Answers a request, during which `currentVisitor` says whom. */
export function withVisitor<Answer>(visitor: Visitor, run: () => Answer): Answer {
  return visitorStorage.run(visitor, run);
}

/** Whom the request under way is answered for; null outside of one, and in development. */
export function currentVisitor(): Visitor | null {
  return visitorStorage.getStore() ?? null;
}
