/** Open to everybody, like reading. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/former-slugs/:slug',
      handler: 'former-slug.findOne',
      config: { auth: false },
    },
  ],
};
