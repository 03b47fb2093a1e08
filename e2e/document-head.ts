import { decodeHTML } from 'entities';

/** What the head of a document says about the page. */
export function headOf(html: string) {
  const match = (pattern: RegExp) => decodeHTML(pattern.exec(html)?.[1] ?? '');
  return {
    title: match(/<title>([^<]*)<\/title>/),
    description: match(/<meta name="description" content="([^"]*)"/),
    canonical: match(/<link rel="canonical" href="([^"]*)"/),
    property: (name: string) => match(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
  };
}

/** A claim in the words of schema.org. */
export type StructuredData = { '@type': string; [field: string]: unknown };

/** What a document tells search engines. Throws where it cannot be parsed. */
export function structuredDataIn(html: string): StructuredData[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': StructuredData[] })['@graph'],
  );
}
