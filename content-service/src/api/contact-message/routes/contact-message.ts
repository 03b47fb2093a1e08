/** Anybody may write; nobody may read. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/send',
      handler: 'contact-message.send',
      config: { auth: false },
    },
  ],
};
