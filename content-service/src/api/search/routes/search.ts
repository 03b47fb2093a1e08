/** Open to everybody, like reading. */
export default {
  routes: [
    { method: 'GET', path: '/search', handler: 'search.find', config: { auth: false } },
    {
      method: 'GET',
      path: '/search/suggestions',
      handler: 'search.suggestions',
      config: { auth: false },
    },
  ],
};
