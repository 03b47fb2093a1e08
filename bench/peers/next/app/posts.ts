/** What a card shows of a post. */
export type Post = {
  id: number;
  title: string;
  description: string;
  slug: string;
  createdAt: string;
  price: number | null;
  currency: string | null;
  post_type: { name: string };
  city: { name: string } | null;
  picture: Picture | null;
};

type Picture = {
  url: string;
  alternativeText: string | null;
  width: number;
  height: number;
};

type Answer = { data: unknown[] };

const origin = process.env.CONTENT_URL ?? '';
/** Paths of the calls that the measured website makes for the same page. */
const calls: string[] = JSON.parse(process.env.CONTENT_CALLS ?? '[]');

/** Makes all content calls of the page; the lists of posts among the answers, in order. */
export async function readSections(): Promise<Post[][]> {
  const answers = await Promise.all(
    calls.map(async (path): Promise<Post[]> => {
      const response = await fetch(origin + path, {
        headers: { 'Strapi-Response-Format': 'v5' },
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      const { data } = (await response.json()) as Answer;
      return path.startsWith('/api/posts?') ? (data as Post[]) : [];
    }),
  );
  return answers.filter((posts) => posts.length > 1);
}

/** The address of a file of the content service. */
export const mediaAddress = (url: string) => new URL(url, origin).href;
