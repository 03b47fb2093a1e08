// `npm run release`: installs the packages, then runs release.ts with the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode } from './bootstrap/checks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { runWithPinnedNode } from './bootstrap/run-with-pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

checkNode();
await installPackages(root);
runWithPinnedNode(root, 'release.ts');
