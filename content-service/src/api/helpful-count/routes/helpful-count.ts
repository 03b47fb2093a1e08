/** Public to write, never to read. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/helpful-counts',
      handler: 'helpful-count.add',
      config: { auth: false },
    },
  ],
};
