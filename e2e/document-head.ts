import { decodeHTML } from 'entities';

/** Parses the head of a document, its language and the text of its first heading. */
export function headOf(html: string) {
  const match = (pattern: RegExp) => decodeHTML(pattern.exec(html)?.[1] ?? '');
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return {
    language: match(/<html[^>]* lang="([^"]*)"/),
    direction: match(/<html[^>]* dir="([^"]*)"/),
    title: match(/<title>([^<]*)<\/title>/),
    description: match(/<meta name="description" content="([^"]*)"/),
    canonical: match(/<link rel="canonical" href="([^"]*)"/),
    heading: decodeHTML(heading.replace(/<[^>]*>/g, '')),
    property: (name: string) => match(new RegExp(`<meta property="${name}" content="([^"]*)"`)),
  };
}

/** Structured data in the schema.org vocabulary. */
export type StructuredData = { '@type': string; [field: string]: unknown };

/** The structured data in a document. @throws SyntaxError if it cannot be parsed */
export function structuredDataIn(html: string): StructuredData[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return scripts.flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': StructuredData[] })['@graph'],
  );
}
