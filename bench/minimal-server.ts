// A minimal node:http server: the same headers and bytes for every request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT, BODY_FILE = '', HEADERS = '[]' } = process.env;
const body = readFileSync(BODY_FILE);
const headers: [string, string][] = JSON.parse(HEADERS);
const rawHeaders = [...headers.flat(), 'content-length', String(body.length)];

createServer((_, response) => {
  response.writeHead(200, rawHeaders);
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
