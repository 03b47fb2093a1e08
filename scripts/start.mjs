// `npm start`: checks the machine, installs packages, then runs start.ts with the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode, checkPort, checkWritable } from './bootstrap/checks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { runWithPinnedNode } from './bootstrap/run-with-pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { HOST, PORT, CONTENT_PORT, CONTENT_API } = process.env;

checkNode();
await checkWritable(root);
await checkPort(PORT || '3000', HOST, 'website', 'PORT');
if (!CONTENT_API) await checkPort(CONTENT_PORT || '1337', HOST, 'content service', 'CONTENT_PORT');
await installPackages(root);
runWithPinnedNode(root, 'start.ts');
