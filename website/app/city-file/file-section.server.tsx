import { formatNumber } from '../i18n/number.ts';
import { kinds } from '../kinds.ts';
import { languageAttributes, languages } from '../languages.ts';
import { alternativeTextLanguage } from '../posts/alternative-text.ts';
import { Description } from '../posts/description.tsx';
import type { CityFile } from './city-file.ts';
import type { FilePost } from './file-post.ts';
import { PostFacts } from './post-facts.server.tsx';

type FileSectionProps = { file: CityFile; section: CityFile['sections'][number] };

/** The posts of a kind: articles with all of their text, others with what is needed to go there. */
export function FileSection({ file, section: { kind, posts } }: FileSectionProps) {
  if (posts.length === 0) return null;
  const { messages, language } = file;
  if (kinds[kind].isLongForm) {
    return posts.map((post) => (
      <article key={post.id} id={`p${post.id}`}>
        <h2 {...attributesOf(post)}>{post.title}</h2>
        <InlinePicture post={post} />
        {post.html && <Description html={post.html} contentLanguage={post.contentLanguage} />}
        {post.checked && <p className="small">{post.checked}</p>}
        <BackToContents label={messages.take.file.contents} />
      </article>
    ));
  }
  const count = formatNumber(posts.length, languages[language].locale);
  return (
    <section id={kind}>
      <h2>{`${messages.kinds[kind].listTitle} (${count})`}</h2>
      {posts.map((post) => (
        <article key={post.id} id={`p${post.id}`} className="place">
          <h3 {...attributesOf(post)}>{post.title}</h3>
          <InlinePicture post={post} />
          <PostFacts post={post} messages={messages} />
          {post.excerpt && <p {...attributesOf(post)}>{post.excerpt}</p>}
          {post.checked && <p className="small">{post.checked}</p>}
        </article>
      ))}
      <BackToContents label={messages.take.file.contents} />
    </section>
  );
}

const attributesOf = ({ contentLanguage }: FilePost) =>
  contentLanguage ? languageAttributes(contentLanguage) : {};

function InlinePicture({ post: { inline, contentLanguage } }: { post: FilePost }) {
  if (!inline) return null;
  const { source, width, height, alt } = inline;
  const language = alternativeTextLanguage(alt, contentLanguage);
  return (
    <img src={source} alt={alt} width={width} height={height} {...(alt && { lang: language })} />
  );
}

function BackToContents({ label }: { label: string }) {
  return (
    <p className="back small">
      <a href="#contents">↑ {label}</a>
    </p>
  );
}
