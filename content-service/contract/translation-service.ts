import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedCall {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

export interface RecordedService {
  url: string;
  calls: ReceivedCall[];
  /** Answers all calls like this; null to answer none. Undefined: as the service would. */
  answer: Answer | null | undefined;
  shutDown: () => Promise<void>;
}

/**
 * Starts a server that answers as LibreTranslate 1.6 and DeepL's API 2 do, recorded from their
 * documentation. In place of a translation it returns the words with the target's code before each
 * text, outside of the tags.
 */
export async function startTranslationService(): Promise<RecordedService> {
  const service: RecordedService = {
    url: '',
    calls: [],
    answer: undefined,
    shutDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body: Record<string, unknown> = JSON.parse(await text(request));
    service.calls.push({ path, authorization: request.headers.authorization, body });
    if (service.answer === null) return;
    const { status, body: answered, headers } = service.answer ?? answerTo(path, body);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(answered);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

function answerTo(path: string, body: Record<string, unknown>): Answer {
  if (path === '/translate') {
    const translatedText = translated(String(body.q), String(body.target));
    return { status: 200, body: JSON.stringify({ translatedText }) };
  }
  if (path === '/v2/translate' && Array.isArray(body.text)) {
    const translations = body.text.map((each) => ({
      detected_source_language: body.source_lang,
      text: translated(String(each), String(body.target_lang)),
    }));
    return { status: 200, body: JSON.stringify({ translations }) };
  }
  return { status: 404, body: '<!doctype html><title>404 Not Found</title>' };
}

const translated = (words: string, target: string) =>
  words.replace(/(^|>)([^<]*\p{L}[^<]*)/gu, `$1[${target}] $2`);
