import type { Context } from 'koa';

/** The language of the page that the visitor sees, as its code; undefined where nobody says. */
export function visitorLanguage(ctx: Context): string | undefined {
  return /^[a-z]{2,3}$/.exec(ctx.get('X-Visitor-Language'))?.[0];
}
