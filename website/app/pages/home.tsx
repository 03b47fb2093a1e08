import type { Route } from './+types/home';
import { AppBand } from './home/app-band.tsx';
import { Helps } from './home/helps.tsx';
import { Hero } from './home/hero.tsx';
import { Section } from './home/section.tsx';
import { readHomeSections } from './home/sections.server.ts';
import { Voices } from './home/voices.tsx';
import { pageMetadata } from './metadata.ts';

export async function loader({ request }: Route.LoaderArgs) {
  return { sections: await readHomeSections(request.signal) };
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = matches[0].loaderData;
  if (!site) return [];
  return pageMetadata(site, location.pathname, ({ brand }) => ({
    title: '',
    description: brand.description,
  }));
};

/** The front door: what this is, what it helps with, what is new. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Helps />
      {loaderData.sections.map(({ kind, cards }, place) => (
        <Section key={kind} kind={kind} cards={cards} deep={place % 2 === 0} />
      ))}
      <AppBand />
      <Voices />
    </>
  );
}
