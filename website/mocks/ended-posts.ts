import { postOf } from './content-handlers.ts';

/** A post of each kind that can end, with the path of its page and what is said of it in English. */
export const endedPosts = [
  {
    path: '/marketplace/marketplace-7',
    post: postOf('marketplace', { id: 7, expires_at: '2020-01-01T00:00:00Z' }),
    text: 'This offer has ended',
  },
  {
    path: '/events/event-7',
    post: postOf('event', { id: 7, start: '2020-01-01T00:00:00Z' }),
    text: 'This is over',
  },
];
