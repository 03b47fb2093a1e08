/** Time limit of a report, in milliseconds; the content service searches each query once. */
const TIMEOUT_MS = 20_000;

/**
 * Sends counts to the content service; one that does not count them is no failure.
 * @param api the service's REST base
 * @param path of the call below it, such as `/search-counts`
 * @returns a function that sends a report, by its `deadline` at the latest
 * @throws Error with the status of the response, or the network error
 */
export function createCountSender(api: string, path: string, token: string) {
  let isSupported = true;
  return async (report: object, deadline?: AbortSignal): Promise<void> => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    if (!isSupported) return;
    const response = await fetch(api.replace(/\/$/, '') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-website-token': token },
      body: JSON.stringify(report),
      signal: deadline ? AbortSignal.any([deadline, timeout]) : timeout,
      // A redirect would send the token to another host.
      redirect: 'error',
    });
    await response.body?.cancel();
    isSupported = response.status !== 404 && response.status !== 405;
    if (!response.ok && isSupported) {
      throw new Error(`The content service responded with status ${response.status}.`);
    }
  };
}
