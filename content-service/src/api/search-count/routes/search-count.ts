/** Open to the website, which is recognised by its token. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/search-counts',
      handler: 'search-count.add',
      config: { auth: false },
    },
  ],
};
