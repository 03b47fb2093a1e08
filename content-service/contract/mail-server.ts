import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An accepted mail and its envelope. */
export interface ReceivedMail extends Email {
  envelopeFrom: string;
  recipients: string[];
}

/**
 * What the server does with mails: `accept`, `reject` (550), `greylist` (450 for the next one only),
 * `disconnect` during the next one, or `delay` the response until `releaseDelayed`.
 */
type Behaviour = 'accept' | 'reject' | 'greylist' | 'disconnect' | 'delay';

/** An SMTP server on a real socket. */
export interface MailServer {
  port: number;
  url: string;
  /** All mails accepted since the start, duplicates included. */
  received: ReceivedMail[];
  /** Resolves when the next delayed mail has arrived. */
  nextDelayed: () => Promise<void>;
  setBehaviour: (behaviour: Behaviour) => void;
  /** Accepts delayed mails and all that follow. */
  releaseDelayed: () => void;
  /** Stops listening: connections are refused. */
  shutDown: () => Promise<void>;
  /** Listens again on the same port. */
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
      // The client disconnected before the whole mail had arrived.
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
    // Broken connections are part of the tests; the service under test reports them.
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
