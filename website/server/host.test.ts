import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { frontOfEachTest } from '../mocks/running-front.ts';

const front = frontOfEachTest();

/** Sends header lines as they are; a client of Node's would put them in order first. */
async function statusWith(lines: string[], path = '/about'): Promise<string> {
  const socket = connect(front().port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split(' ')[1] ?? '';
}

describe('the host of a request', () => {
  it.each([
    ['two', ['Host: site.example', 'Host: evil.example']],
    ['the same one twice, in other letters', ['Host: site.example', 'hOST: site.example']],
    ['a list', ['Host: site.example, evil.example']],
    ['a user', ['Host: site.example@evil.example']],
    ['a path', ['Host: site.example/x']],
  ])('is refused where there is %s, for a cached page and a file, too', async (_what, lines) => {
    expect(await statusWith(['Host: site.example'])).toBe('200');
    for (const path of ['/about', '/about', '/file.css', '/-/live', '/nowhere']) {
      expect([path, await statusWith(lines, path)]).toEqual([path, '400']);
    }
  });

  it.each(['site.example', 'site.example:3000', '[::1]:3000', ''])('may be %j', async (host) => {
    expect(await statusWith([`Host: ${host}`])).toBe('200');
  });
});
