// `npm start`: makes a bare machine ready, then goes on in start.ts under the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode, checkPort, checkWritable } from './bare/checks.mjs';
import { handOver } from './bare/hand-over.mjs';
import { installPackages } from './bare/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { HOST = '127.0.0.1', PORT = '3000', CONTENT_PORT = '1337', CONTENT_API } = process.env;

checkNode();
await checkWritable(root);
await checkPort(Number(PORT), HOST, 'website', 'PORT');
if (!CONTENT_API) await checkPort(Number(CONTENT_PORT), HOST, 'content service', 'CONTENT_PORT');
await installPackages(root);
handOver(root, 'start.ts');
