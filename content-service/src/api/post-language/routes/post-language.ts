/** Open to everybody, like reading. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/post-languages',
      handler: 'post-language.find',
      config: { auth: false },
    },
  ],
};
