// `npm start`: checks the machine, installs packages, then runs start.ts with the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode, checkPort, checkWritable } from './bootstrap/checks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { runWithPinnedNode } from './bootstrap/run-with-pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { HOST = '127.0.0.1', PORT = '3000', CONTENT_PORT = '1337', CONTENT_API } = process.env;

checkNode();
await checkWritable(root);
await checkPort(Number(PORT), HOST, 'website', 'PORT');
if (!CONTENT_API) await checkPort(Number(CONTENT_PORT), HOST, 'content service', 'CONTENT_PORT');
await installPackages(root);
runWithPinnedNode(root, 'start.ts');
