/** Open to the website, which is recognised by its token. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/read-counts',
      handler: 'read-count.add',
      config: { auth: false },
    },
  ],
};
