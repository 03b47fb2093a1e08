import { type AskOptions, ask, NotPermittedError, type Reply } from './ask';
import { readRobots } from './robots';

/** Why a link does not work, as the panel words it. */
type Fault =
  | 'not-found'
  | 'unreachable'
  | 'no-answer'
  | 'certificate'
  | 'server-error'
  | 'redirects';

/** `unknown`: the server does not let robots look, so nothing can be said. */
export type Outcome = { kind: 'works' } | { kind: 'unknown' } | { kind: 'broken'; fault: Fault };

const MAX_REDIRECTS = 5;

/** A server that has not answered so often in a row is down: each further wait would be as long. */
const DOWN_AFTER = 5;

/** RFC 9309 asks robots to read at least so much. */
const MAX_ROBOTS_BYTES = 500_000;

const NOT_ANSWERED: Outcome = { kind: 'broken', fault: 'no-answer' };

/** Servers answer robots with these although people see the page. */
const NOT_FOR_ROBOTS: readonly number[] = [401, 403, 405, 406, 407, 429, 451, 999];

type MayRead = (path: string) => boolean;

/**
 * Checks the addresses of one server, one after the other, so that it never has more than one of our
 * requests. Once it is down, the others count as not answered, too.
 * @param product name by which we are known in robots.txt, in lower case
 * @param report called with each outcome as it is known
 * @param isOver whether no further request should begin
 */
export async function checkHost(
  addresses: readonly URL[],
  options: AskOptions & { product: string },
  report: (address: URL, outcome: Outcome) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const robots = new Map<string, MayRead>();
  const mayRead = async (address: URL): Promise<boolean> => {
    const known = robots.get(address.origin);
    const rules = known ?? (await loadRobots(address, options));
    robots.set(address.origin, rules);
    return rules(address.pathname + address.search);
  };
  let unanswered = 0;
  for (const address of addresses) {
    if (isOver()) return;
    const outcome =
      unanswered < DOWN_AFTER ? await outcomeOf(address, options, mayRead) : NOT_ANSWERED;
    unanswered = 'fault' in outcome && outcome.fault === 'no-answer' ? unanswered + 1 : 0;
    await report(address, outcome);
  }
}

/** A file that is missing, or cannot be had at all, forbids nothing; a server in trouble is left alone. */
async function loadRobots(
  { origin }: URL,
  options: AskOptions & { product: string },
): Promise<MayRead> {
  const reply = await ask('GET', new URL('/robots.txt', origin), options, MAX_ROBOTS_BYTES).catch(
    () => null,
  );
  if (reply && reply.status >= 500) return () => false;
  return readRobots(reply?.status === 200 ? reply.body : '', options.product);
}

async function outcomeOf(
  start: URL,
  options: AskOptions,
  mayRead: (address: URL) => Promise<boolean>,
): Promise<Outcome> {
  let address = start;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (!(await mayRead(address))) return { kind: 'unknown' };
      const reply = await askForPage(address, options);
      if (!isRedirect(reply)) return judge(reply.status);
      const next = URL.parse(reply.location, address.href);
      if (!next || !/^https?:$/.test(next.protocol)) return { kind: 'unknown' };
      address = next;
    }
    return { kind: 'broken', fault: 'redirects' };
  } catch (error) {
    return judgeError(error);
  }
}

/** Some servers answer HEAD wrongly, so what it finds broken is asked for again. */
async function askForPage(address: URL, options: AskOptions): Promise<Reply> {
  const reply = await ask('HEAD', address, options);
  return reply.status >= 400 ? ask('GET', address, options) : reply;
}

const isRedirect = (reply: Reply): reply is Reply & { location: string } =>
  reply.status >= 300 && reply.status < 400 && reply.location !== undefined;

function judge(status: number): Outcome {
  if (status < 400) return { kind: 'works' };
  if (NOT_FOR_ROBOTS.includes(status)) return { kind: 'unknown' };
  return { kind: 'broken', fault: status >= 500 ? 'server-error' : 'not-found' };
}

const CERTIFICATE = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

function judgeError(error: unknown): Outcome {
  if (error instanceof NotPermittedError) return { kind: 'unknown' };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (CERTIFICATE.test(code)) return { kind: 'broken', fault: 'certificate' };
  const isLate = error instanceof Error && /Abort|Timeout/.test(error.name);
  return { kind: 'broken', fault: isLate || code === 'ETIMEDOUT' ? 'no-answer' : 'unreachable' };
}
