#!/usr/bin/env node
// `npm run diyar`: checks the machine, then runs the operators' tool with the pinned Node.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from './bootstrap/checks.mjs';
import { installPackages } from './bootstrap/install.mjs';
import { runWithPinnedNode } from './bootstrap/run-with-pinned-node.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

checkNode();
// Never into an installation: there, the packages may be those of production only.
if (!existsSync(join(root, 'node_modules'))) await installPackages(root);
runWithPinnedNode(root, '../operate/main.ts');
