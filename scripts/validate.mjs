// `npm run validate`: installs what is missing, then goes on in validate.ts under the pinned Node.
import { fileURLToPath } from 'node:url';
import { checkNode, checkWritable } from './bare/checks.mjs';
import { handOver } from './bare/hand-over.mjs';
import { installPackages } from './bare/install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

checkNode();
await checkWritable(root);
await installPackages(root);
handOver(root, 'validate.ts');
