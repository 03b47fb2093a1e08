// `npm test`: checks the machine, installs packages, then runs test.ts with the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode, checkWritable } from './bootstrap/checks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { runWithPinnedNode } from './bootstrap/run-with-pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

checkNode();
await checkWritable(root);
await installPackages(root);
runWithPinnedNode(root, 'test.ts');
