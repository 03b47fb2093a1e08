import { readAddress } from '../addresses/address.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { siteStructuredData } from '../brand/site-structured-data.ts';
import { readChoices } from '../content/reference.server.ts';
import { kindNames } from '../kinds.ts';
import { streamingContext } from '../streaming.ts';
import { qrPath } from '../ui/qr-code/qr-path.server.ts';
import type { Route } from './+types/home';
import { AppBanner } from './home/app-banner.tsx';
import { Features } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import { PostSection } from './home/post-section.tsx';
import { readHomeSections, startHomeSections } from './home/sections.server.ts';
import { Testimonials } from './home/testimonials.tsx';
import { pageMeta } from './metadata.ts';

/** All of the page; of one that is streamed what does not wait for the content service. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = readAddress(new URL(request.url).pathname);
  const isStreamed = context.get(streamingContext) !== null;
  const [sections, communities] = await Promise.all([
    isStreamed ? startHomeSections(request.signal) : readHomeSections(request.signal),
    isStreamed ? [] : readChoices().then((choices) => choices.communities),
  ]);
  return {
    sections,
    communities,
    // On the phone that scans it, the page stands where the stores are.
    appCode: qrPath(publicUrlOf(language, '/#app')),
  };
}

export const meta: Route.MetaFunction = pageMeta((context) => ({
  title: '',
  description: context.brand.description,
  feeds: kindNames,
  structuredData: siteStructuredData(context),
}));

/** The front door: what this is, what it helps with, what is new. */
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
