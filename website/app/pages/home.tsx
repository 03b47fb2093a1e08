import { readAddress } from '../addresses/address.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { siteStructuredData } from '../brand/site-structured-data.ts';
import { readChoices } from '../content/reference.server.ts';
import { kindNames } from '../kinds.ts';
import { currentStreamNonce } from '../request-context.server.ts';
import { qrPath } from '../ui/qr-code/qr-path.server.ts';
import type { Route } from './+types/home';
import { AppBanner } from './home/app-banner.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import { PostSection } from './home/post-section.tsx';
import { readHomeSections, startHomeSections } from './home/sections.server.ts';
import { Testimonials } from './home/testimonials.tsx';
import { pageMeta } from './metadata.ts';

/** Loads the whole page; for a streamed page, sections are promises and communities are left out. */
export async function loader({ request }: Route.LoaderArgs) {
  const { language } = readAddress(new URL(request.url).pathname);
  const isStreamed = currentStreamNonce() !== null;
  const [sections, communities] = await Promise.all([
    isStreamed
      ? startHomeSections(language, request.signal)
      : readHomeSections(language, request.signal),
    isStreamed ? [] : readChoices().then((choices) => choices.communities),
  ]);
  return {
    sections,
    communities,
    // Opens this page at its store links on the phone that scans the code.
    appCode: qrPath(publicUrlOf(language, '/#app')),
  };
}

export const meta: Route.MetaFunction = pageMeta((context) => ({
  title: '',
  description: context.brand.description,
  feeds: kindNames,
  structuredData: siteStructuredData(context),
}));

/** The home page: introduction, features, newest posts. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero communities={loaderData.communities} />
      <Features />
      {loaderData.sections.map(({ kind, cards }, index) => (
        <PostSection key={kind} kind={kind} cards={cards} shaded={index % 2 === 0} />
      ))}
      <AppBanner code={loaderData.appCode} />
      <Testimonials />
    </>
  );
}
