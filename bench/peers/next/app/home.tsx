import Link from 'next/link';
import { Card } from './card';
import { readSections } from './posts';
import { communities, features, testimonials } from './texts';

/** The home page: search and communities, what the product offers, four sections of cards, testimonials. */
export async function Home() {
  const sections = await readSections();
  return (
    <>
      <header className="wrap header">
        <Link href="/">Home</Link>
        <nav>
          {sections.map(([first]) => (
            <Link key={first?.id} href={`/${first?.post_type.name.toLowerCase()}`}>
              {first?.post_type.name}
            </Link>
          ))}
        </nav>
      </header>
      <main>
        <div className="wrap hero">
          <Star size={320} />
          <h1>New lands, familiar hands</h1>
          <p>What newcomers need to know and the people who can tell them, in their language.</p>
          <form action="/search">
            <input type="search" name="q" aria-label="Search" />
            <button type="submit">Search</button>
          </form>
          <ul className="chips">
            {communities.map((name) => (
              <li key={name}>
                <Link href={`/search?community=${name}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <section className="wrap">
          <h2>What this helps with</h2>
          <ul className="features">
            {features.map(({ title, text }) => (
              <li key={title}>
                <Star size={48} />
                <h3>{title}</h3>
                <p>{text}</p>
                <Link href={`/${title.toLowerCase()}`}>See all</Link>
              </li>
            ))}
          </ul>
        </section>
        {sections.map((posts, place) => (
          <section className="wrap" key={posts[0]?.id}>
            <h2>Latest: {posts[0]?.post_type.name}</h2>
            <div className="cards">
              {posts.map((post) => (
                <Card key={post.id} post={post} eager={place === 0} />
              ))}
            </div>
          </section>
        ))}
        <section className="wrap">
          <h2>What people say</h2>
          <ul className="testimonials">
            {testimonials.map(({ name, quote }) => (
              <li key={name}>
                <blockquote>{quote}</blockquote>
                <p>{name}</p>
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer className="wrap">Made for a measurement</footer>
    </>
  );
}

/** Two squares, one turned: stands for the artwork of the other page. */
function Star({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <rect x="20" y="20" width="60" height="60" fill="none" stroke="currentColor" />
      <rect
        x="20"
        y="20"
        width="60"
        height="60"
        fill="none"
        stroke="currentColor"
        transform="rotate(45 50 50)"
      />
    </svg>
  );
}
