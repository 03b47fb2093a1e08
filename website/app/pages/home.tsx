import { readAddress } from '../addresses/address.ts';
import { siteFeedPath } from '../addresses/feed.ts';
import { filteredPath } from '../addresses/filters.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { siteStructuredData } from '../brand/site-structured-data.ts';
import { readCostCities } from '../content/costs.server.ts';
import { readLanguageChoices, readLanguageCode } from '../content/language-choices.server.ts';
import { readChoices } from '../content/reference.server.ts';
import type { LanguageCode } from '../languages.ts';
import { LayOutSoFar } from '../layouts/lay-out-so-far.tsx';
import { currentStreamNonce } from '../request-context.server.ts';
import { cachedQrPath } from '../ui/qr-code/cached-qr-path.server.ts';
import type { Route } from './+types/home';
import { AppBanner } from './home/app-banner.tsx';
import { Features, questionKinds } from './home/features.tsx';
import { Hero } from './home/hero.tsx';
import { PostSection } from './home/post-section.tsx';
import { readHomeSections, startHomeSections } from './home/sections.server.ts';
import { sectionKinds } from './home/sections.ts';
import { Testimonials } from './home/testimonials.tsx';
import { readQuestions } from './list/ready-questions.server.ts';
import { pageMeta } from './metadata.ts';
import { unlessLate } from './optional.server.ts';

/** Loads the whole page; for a streamed page, sections are promises, and what limits them is left out. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = readAddress(pathname);
  const { signal } = request;
  const isStreamed = currentStreamNonce() !== null;
  const community = await readLanguageCode(searchParams.get('community'));
  const query = { language, community, signal };
  const required = Promise.all([
    isStreamed ? startHomeSections(query) : readHomeSections(query),
    isStreamed ? null : readLanguageChoices(language, community),
  ]);
  const optional = async <Item,>(read: () => Promise<readonly Item[]>) =>
    isStreamed ? [] : unlessLate(read(), required);
  const [[sections, languagesFor], questions, costCities] = await Promise.all([
    required,
    optional(() => readFirstQuestions(language, community)),
    optional(readCostCities),
  ]);
  return {
    sections: sections.map((section) => ({
      ...section,
      languages: languagesFor?.([section.kind]) ?? [],
    })),
    languages: languagesFor?.(sectionKinds) ?? [],
    questions,
    hasCosts: costCities.length > 0,
    community,
    // Opens this page at its store links on the phone that scans the code.
    appCode: cachedQrPath(publicUrlOf(language, '/#app')),
  };
}

/** The first ready question of each kind that has a section or a feature with a question. */
async function readFirstQuestions(language: LanguageCode, community: string | undefined) {
  const choices = await readChoices();
  const filters = community === undefined ? {} : { community };
  const questions = await Promise.all(
    [...sectionKinds, ...questionKinds].map((kind) =>
      readQuestions({ kind, filters, choices, language, limit: 1 }),
    ),
  );
  return questions.flat();
}

export const meta: Route.MetaFunction = pageMeta((context, loaderData) => ({
  title: '',
  description: context.brand.description,
  query: filteredPath('', { community: loaderData?.community }),
  noindex: loaderData?.community !== undefined,
  feeds: [{ title: context.brand.name, atom: siteFeedPath('xml'), json: siteFeedPath('json') }],
  structuredData: siteStructuredData(context),
}));

/** The home page: introduction, features, newest posts. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { sections, questions, languages, community } = loaderData;
  return (
    <>
      <Hero
        questions={questions.filter(({ kind }) => sectionKinds.includes(kind))}
        languages={languages}
        community={community}
      />
      <LayOutSoFar />
      <Features questions={questions} hasCosts={loaderData.hasCosts} />
      {sections.map((section, index) => (
        <PostSection
          key={section.kind}
          {...section}
          community={community}
          shaded={index % 2 === 0}
        />
      ))}
      <AppBanner code={loaderData.appCode} />
      <Testimonials />
    </>
  );
}
