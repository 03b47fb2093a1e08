import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const lockFile = new URL('../package-lock.json', import.meta.url);
const installed: string[] = Object.keys(JSON.parse(readFileSync(lockFile, 'utf8')).packages);

// npm gives each package of Strapi its own copy if the root has another version, or other types of React.
it.each(['zod', 'react-intl', 'react-redux', '@reduxjs/toolkit', '@types/react'])(
  '%s is installed once for all packages of Strapi',
  (name) => {
    const copies = installed.filter((path) => path.endsWith(`node_modules/${name}`));
    expect(copies.filter((path) => path.startsWith('node_modules/@strapi/'))).toEqual([]);
    expect(copies).toContain(`node_modules/${name}`);
  },
);
