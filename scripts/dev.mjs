// `npm run dev`: checks the machine, installs packages, then runs dev.ts with the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode, checkPort, checkWritable } from './bootstrap/checks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { runWithPinnedNode } from './bootstrap/run-with-pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { PORT, CONTENT_PORT } = process.env;

checkNode();
await checkWritable(root);
await checkPort(PORT || '3000', '', 'website', 'PORT');
await checkPort(CONTENT_PORT || '1337', '', 'content service', 'CONTENT_PORT');
await installPackages(root);
runWithPinnedNode(root, 'dev.ts');
