/** Open to everybody, like reading; not found unless an operator allows it. */
export default {
  routes: [
    {
      method: 'GET',
      path: '/machine-translations',
      handler: 'machine-translation.find',
      config: { auth: false },
    },
    {
      method: 'GET',
      path: '/machine-translations/:post/:language',
      handler: 'machine-translation.findOne',
      config: { auth: false },
    },
  ],
};
