import Image from 'next/image';
import Link from 'next/link';
import { mediaAddress, type Post } from './posts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' });

/** A post in a list: picture, badge, title, first words, date. */
export function Card({ post, eager }: { post: Post; eager: boolean }) {
  const { picture, city, price, currency } = post;
  const excerpt = post.description.replaceAll(/<[^>]+>|\s+/g, ' ').trim();
  return (
    <article className="card">
      <div className="picture">
        {picture && (
          <Image
            src={mediaAddress(picture.url)}
            sizes="(min-width: 1200px) 285px, (min-width: 768px) 45vw, 90vw"
            width={picture.width}
            height={picture.height}
            alt={picture.alternativeText ?? ''}
            loading={eager ? 'eager' : 'lazy'}
          />
        )}
        <span className="badge">{post.post_type.name}</span>
      </div>
      <div className="body">
        <h3>
          <Link href={`/${post.post_type.name.toLowerCase()}/${post.slug}`}>{post.title}</Link>
        </h3>
        <p>{excerpt.slice(0, 160)}</p>
        {city && <p className="fact">{city.name}</p>}
        <div className="foot">
          <time dateTime={post.createdAt}>{dates.format(new Date(post.createdAt))}</time>
          {price !== null && <bdi>{`${price} ${currency ?? ''}`}</bdi>}
        </div>
      </div>
    </article>
  );
}
