/** The code in the request, which was mailed, is the credential. */
const route = (method: 'GET' | 'POST', path: string, handler: string) => ({
  method,
  path,
  handler,
  config: { auth: false },
});

export default {
  routes: [
    route('GET', '/confirmations', 'confirmation.find'),
    route('POST', '/confirmations', 'confirmation.answer'),
    route('POST', '/confirmations/unsubscribe', 'confirmation.unsubscribe'),
  ],
};
