/** Public to write, never to read. */
export default {
  routes: [
    {
      method: 'POST',
      path: '/price-reports',
      handler: 'price-report.add',
      config: { auth: false },
    },
  ],
};
