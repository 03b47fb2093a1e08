import { decodeHTML } from 'entities';

/** What the head of a document says about the page. */
export function headOf(html: string) {
  const found = (pattern: RegExp) => decodeHTML(pattern.exec(html)?.[1] ?? '');
  return {
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    property: (name: string) => found(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
  };
}

/** A claim in the words of schema.org. */
export type StatedClaim = { '@type': string; [field: string]: unknown };

/** What a document tells search engines. Throws where it cannot be parsed. */
export function claimsIn(html: string): StatedClaim[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': StatedClaim[] })['@graph'],
  );
}
