import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that was taken, and whom it was handed over for. */
export interface Received extends Email {
  envelopeFrom: string;
  recipients: string[];
}

/**
 * What the server does with a mail: `refuse` it for good, `greylist` the next one (take it at the
 * second attempt), `die` in the middle of the next one, or let it `wait` for its answer.
 */
type Manner = 'take' | 'refuse' | 'greylist' | 'die' | 'wait';

/** A receiving end for mail on a real connection. */
export interface MailServer {
  port: number;
  url: string;
  /** All that was taken since the start; of one mail taken twice, both. */
  received: Received[];
  /** Resolves when the next mail has arrived that was made to wait. */
  nextWaiting: () => Promise<void>;
  behave: (manner: Manner) => void;
  /** Takes what was made to wait, and all that follows. */
  release: () => void;
  /** Is not there any more; what arrives in the meantime is refused by the machine. */
  goDown: () => Promise<void>;
  /** Is there again, at the same port. */
  comeUp: () => Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  let manner: Manner = 'take';
  let released = Promise.withResolvers<void>();
  let waiting = Promise.withResolvers<void>();
  const received: Received[] = [];

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, callback) => {
      if (manner === 'refuse') return callback(smtpError(550, 'No such user'));
      if (manner !== 'greylist') return callback();
      manner = 'take';
      callback(smtpError(450, 'Please come back later'));
    },
    onData: async (stream, session, callback) => {
      if (manner === 'die') {
        manner = 'take';
        stream.once('data', () => {
          for (const connection of server.connections) connection.close();
        });
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      const raw = await buffer(stream).catch(() => null);
      // Whoever hands it over was gone before all of it had arrived.
      if (!raw) return;
      const email = await PostalMime.parse(raw);
      if (manner === 'wait') {
        waiting.resolve();
        waiting = Promise.withResolvers();
        await released.promise;
      }
      received.push({
        ...email,
        envelopeFrom: mailFrom ? mailFrom.address : '',
        recipients: rcptTo.map(({ address }) => address),
      });
      callback();
    },
  };

  let server: SMTPServer;
  const listen = async (port: number) => {
    server = new SMTPServer(options);
    // Connections that break are what is tested; the service under test tells of them.
    server.on('error', () => {});
    const { server: socket } = server;
    server.listen(port, '127.0.0.1');
    await once(socket, 'listening');
    return (socket.address() as AddressInfo).port;
  };
  const port = await listen(0);

  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    nextWaiting: () => waiting.promise,
    behave: (next) => {
      manner = next;
    },
    release: () => {
      manner = 'take';
      released.resolve();
      released = Promise.withResolvers();
    },
    goDown: () => new Promise((resolve) => server.close(() => resolve())),
    comeUp: async () => void (await listen(port)),
  };
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
