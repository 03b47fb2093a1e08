import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages } from '../../mocks/test-pages.ts';

const { open } = createTestPages();

const answers = [
  {
    id: 1,
    author: 'Elif',
    date: '2026-11-02T09:00:00.000Z',
    text: 'Ask to see it.\n\nTake a photo.',
  },
  { id: 2, author: null, date: null, text: '<h2 id="x">A lock</h2><p onclick="x()">helps.</p>' },
  { id: 3, author: 'Nobody', text: '  ' },
];

async function openQuestion(fields: Record<string, unknown>) {
  contentService.use(...contentHandlers({ posts: [postOf('forum', fields)] }));
  return open('/forum/forum-12');
}

describe('the page of a question', () => {
  it('shows the answers, plain text in paragraphs and HTML sanitised', async () => {
    const { screen } = await openQuestion({ answers });
    const section = within(screen.getByRole('region', { name: '2 answers' }));
    const [first, second] = section.getAllByRole('listitem');
    expect(first?.textContent).toBe('Elif 2 November 2026Ask to see it.Take a photo.');
    expect(first?.querySelectorAll('div > p')).toHaveLength(2);
    expect(second?.innerHTML).toContain('<p>A lock</p><p>helps.</p>');
  });

  it('tells search engines the question and its answers', async () => {
    const { head } = await openQuestion({ answers });
    expect(head.structuredData[0]).toMatchObject({
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: 'Forum 12',
        answerCount: 2,
        suggestedAnswer: [
          { author: { name: 'Elif' }, text: 'Ask to see it. Take a photo.' },
          { text: 'A lock helps.' },
        ],
      },
    });
  });

  it('shows none with a service that does not tell, or without any', async () => {
    for (const fields of [{}, { answers: [] }]) {
      const { screen, head } = await openQuestion(fields);
      expect(screen.queryByRole('heading', { name: /answers?$/ })).toBeNull();
      expect(head.structuredData[0]).toMatchObject({ '@type': 'DiscussionForumPosting' });
    }
  });
});

it('cards of questions say how many answers there are, if the service tells', async () => {
  const counts = [answers.slice(0, 2), answers.slice(0, 1), [], undefined];
  const posts = counts.map((each, index) => postOf('forum', { id: index + 1, answers: each }));
  contentService.use(...contentHandlers({ posts }));
  const { screen } = await open('/forum');
  const cards = screen.getAllByRole('article');
  expect(
    cards.map((card) => /\d answers?|No answers yet/.exec(card.textContent ?? '')?.[0]),
  ).toEqual(['2 answers', '1 answer', 'No answers yet', undefined]);
});
