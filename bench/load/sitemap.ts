import { rawResponse } from '../raw-response.ts';

/** Paths of the pages in a website's sitemaps. @throws Error if there are none */
export async function pagesOfSitemap(url: string): Promise<string[]> {
  const texts = [await textOf(`${url}/sitemap.xml`)];
  const parts = locations(texts[0] ?? '').filter((address) => address.endsWith('.xml'));
  for (const part of parts) texts.push(await textOf(url + new URL(part).pathname));
  const pages = texts.flatMap(locations).filter((address) => !address.endsWith('.xml'));
  if (pages.length === 0) throw new Error('The sitemap contains no page.');
  return pages.map((address) => new URL(address).pathname);
}

const textOf = async (url: string) => (await rawResponse(url)).body.toString();

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
