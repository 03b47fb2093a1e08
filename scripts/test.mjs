// `npm test`: makes a bare machine ready, then goes on in test.ts under the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode, checkWritable } from './bootstrap/checks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { handOver } from './bootstrap/run-with-pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

checkNode();
await checkWritable(root);
await installPackages(root);
handOver(root, 'test.ts');
