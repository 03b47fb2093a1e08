/** Public to write, never to read. */
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
