import { beforeEach, describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { errorResponse, recordRequestsAt } from '../../mocks/request-recorder.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';

const { open, post, failures } = createTestPages();

/** Each answer is about another post: the same one would be sent only once. */
let id = 0;

beforeEach(() => {
  id += 1;
  contentService.use(...contentHandlers({ posts: [postOf('article', { id })] }));
});

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { helpful } = messagesIn(language).feedback;

  it.each([
    ['yes', true, helpful.wasHelpful],
    ['no', false, helpful.wasNot],
  ])('passes "%s" on and thanks for it', async (answer, isHelpful, thanks) => {
    const received = recordRequestsAt('helpful-counts');
    const path = localisedPath(language, `/helpful?post=${id}`);
    const page = await post(path, { post: String(id), answer });
    expect(page).toMatchObject({ status: 303, location: `${path}&answer=${answer}#outcome` });
    expect(received).toEqual([{ post: id, helpful: isHelpful }]);
    const { screen } = await open(`${path}&answer=${answer}`);
    expect(screen.getByRole('status').textContent).toBe(`${helpful.thanks}${thanks}`);
    const toReport = screen.queryByRole('link', { name: helpful.tellMissing });
    expect(toReport !== null).toBe(!isHelpful);
  });
});

it('says that it was not done if the content service fails', async () => {
  recordRequestsAt('helpful-counts', () => errorResponse(503, 'Busy'));
  const page = await post(`/helpful?post=${id}`, { post: String(id), answer: 'yes' });
  expect(page.status).toBe(503);
  expect(page.screen.getByRole('alert')).toBeTruthy();
  expect(failures()).toEqual(['sending whether a post was helpful failed']);
});

it('is not found once the post is gone, and that is no failure', async () => {
  recordRequestsAt('helpful-counts', () => errorResponse(404, 'There is no such post.'));
  const page = await post('/helpful?post=999', { post: '999', answer: 'no' });
  expect([page.status, failures()]).toEqual([404, []]);
});

it('sends no other answer', async () => {
  const received = recordRequestsAt('helpful-counts');
  const { status } = await post(`/helpful?post=${id}`, { post: String(id), answer: 'maybe' });
  expect([status, received]).toEqual([422, []]);
});

it('is not found without a post', async () => {
  expect((await open('/helpful')).status).toBe(404);
});
