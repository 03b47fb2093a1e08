import { redirect } from 'react-router';
import { answering } from '../content/outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { readAddress } from '../posts/address.ts';
import { redirectTo } from '../posts/canonical.ts';
import { Description } from '../posts/description.tsx';
import { Actions } from '../posts/facts/actions.tsx';
import { Facts } from '../posts/facts/facts.tsx';
import { Gallery } from '../posts/gallery.tsx';
import { listPath, localPath, postPath } from '../posts/links.ts';
import { viewOf } from '../posts/post-view.server.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import type { Route } from './+types/detail';
import { Figure } from './detail/figure.tsx';
import { HandOff } from './detail/hand-off.tsx';
import { Head } from './detail/head.tsx';
import { Related } from './detail/related.tsx';
import styles from './detail.module.css';
import { pageMetadata } from './metadata.ts';

/** The post, at its one address: by id, alias or under another kind it is only redirected from. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const post = await answering(() => readPost(params.identifier, { signal: request.signal }));
  const canonical = localPath(readAddress(pathname).language, postPath(post));
  const elsewhere = redirectTo(pathname, canonical);
  if (elsewhere) throw redirect(elsewhere, 301);
  return viewOf(post, new Date());
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { post, excerpt } = loaderData;
  return pageMetadata(site, location.pathname, ({ messages }) => ({
    title: post.title ?? messages.card.untitled,
    description: excerpt,
    picture: post.picture,
  }));
};

/** The page of a post of any kind; what differs between kinds stands in the table of kinds. */
export default function Detail({ loaderData }: Route.ComponentProps) {
  const { description, related, excerpt: _excerpt, ...facts } = loaderData;
  const { post } = facts;
  const { link, messages } = useLanguage();
  const title = post.title ?? messages.card.untitled;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={messages.detail.trail}
        crumbs={[
          { label: messages.nav.home, href: link('/') },
          { label: messages.kinds[post.kind].many, href: link(listPath(post.kind)) },
          { label: title, ...(post.title && { lang: post.tongue?.code, dir: 'auto' }) },
        ]}
      />
      <article className={styles.detail} data-kind={post.kind}>
        <Head {...facts} />
        <Facts {...facts} className={styles.facts}>
          <Actions post={post} />
        </Facts>
        <Figure post={post} />
        <Description html={description} tongue={post.tongue} />
        <Gallery pictures={post.gallery} />
        <HandOff kind={post.kind} />
        {related && <Related post={related} />}
      </article>
    </div>
  );
}
