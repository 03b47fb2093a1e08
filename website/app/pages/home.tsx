import { readAddress } from '../addresses/address.ts';
import { publicAddress } from '../addresses/public-address.server.ts';
import { siteClaims } from '../brand/site-claims.ts';
import { readChoices } from '../content/reference.server.ts';
import { kindNames } from '../kinds.ts';
import { streaming } from '../streaming.ts';
import { qrPath } from '../ui/qr-code/qr-path.server.ts';
import type { Route } from './+types/home';
import { AppBand } from './home/app-band.tsx';
import { Helps } from './home/helps.tsx';
import { Hero } from './home/hero.tsx';
import { Section } from './home/section.tsx';
import { readHomeSections, startHomeSections } from './home/sections.server.ts';
import { Voices } from './home/voices.tsx';
import { feedOf } from './metadata/feed-of.ts';
import { pageMetadata } from './metadata.ts';

/** All of the page; of one that is streamed what does not wait for the content service. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = readAddress(new URL(request.url).pathname);
  const isStreamed = context.get(streaming) !== null;
  const [sections, communities] = await Promise.all([
    isStreamed ? startHomeSections(request.signal) : readHomeSections(request.signal),
    isStreamed ? [] : readChoices().then((choices) => choices.communities),
  ]);
  return {
    sections,
    communities,
    // On the phone that scans it, the page stands where the stores are.
    appCode: qrPath(publicAddress(language, '/#app')),
  };
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, (setting) => ({
    title: '',
    description: setting.brand.description,
    feeds: kindNames.map((kind) => feedOf(kind, setting.messages)),
    claims: siteClaims(setting),
  }));
};

/** The front door: what this is, what it helps with, what is new. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero communities={loaderData.communities} />
      <Helps />
      {loaderData.sections.map(({ kind, cards }, place) => (
        <Section key={kind} kind={kind} cards={cards} deep={place % 2 === 0} />
      ))}
      <AppBand code={loaderData.appCode} />
      <Voices />
    </>
  );
}
