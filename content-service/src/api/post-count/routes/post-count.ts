/** Open to everybody, like reading. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/post-counts',
      handler: 'post-count.find',
      config: { auth: false },
    },
  ],
};
