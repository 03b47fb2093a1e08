import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that was taken, and whom it was handed over for. */
export interface ReceivedMail extends Email {
  envelopeFrom: string;
  recipients: string[];
}

/**
 * What the server does with a mail: `refuse` it for good, `greylist` the next one (take it at the
 * second attempt), `die` in the middle of the next one, or let it `wait` for its answer.
 */
type Behaviour = 'accept' | 'reject' | 'greylist' | 'disconnect' | 'delay';

/** A receiving end for mail on a real connection. */
export interface MailServer {
  port: number;
  url: string;
  /** All that was taken since the start; of one mail taken twice, both. */
  received: ReceivedMail[];
  /** Resolves when the next mail has arrived that was made to wait. */
  nextDelayed: () => Promise<void>;
  setBehaviour: (manner: Behaviour) => void;
  /** Takes what was made to wait, and all that follows. */
  releaseDelayed: () => void;
  /** Is not there any more; what arrives in the meantime is refused by the machine. */
  shutDown: () => Promise<void>;
  /** Is there again, at the same port. */
  restart: () => Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  let behaviour: Behaviour = 'accept';
  let released = Promise.withResolvers<void>();
  let delayed = Promise.withResolvers<void>();
  const received: ReceivedMail[] = [];

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, callback) => {
      if (behaviour === 'reject') return callback(smtpError(550, 'No such user'));
      if (behaviour !== 'greylist') return callback();
      behaviour = 'accept';
      callback(smtpError(450, 'Please come back later'));
    },
    onData: async (stream, session, callback) => {
      if (behaviour === 'disconnect') {
        behaviour = 'accept';
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
      if (behaviour === 'delay') {
        delayed.resolve();
        delayed = Promise.withResolvers();
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
    nextDelayed: () => delayed.promise,
    setBehaviour: (nextBehaviour) => {
      behaviour = nextBehaviour;
    },
    releaseDelayed: () => {
      behaviour = 'accept';
      released.resolve();
      released = Promise.withResolvers();
    },
    shutDown: () => new Promise((resolve) => server.close(() => resolve())),
    restart: async () => void (await listen(port)),
  };
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
