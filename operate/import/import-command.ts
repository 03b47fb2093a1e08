import path from 'node:path';
import { type Command, singleArgument } from '../command.ts';
import { runInContentService } from '../run-in-content-service.ts';

/** Imports the content of another Strapi. */
export const importStrapi: Command = {
  name: 'import strapi',
  summary: 'Import posts, lists and pictures of another Strapi 4 or 5, with their numbers',
  usage: '<address|export file> [options]',
  help: `Back up first. Reads https://cms.example.org, or the file that "strapi export --no-encrypt" writes there.
Numbers and slugs stay, so that addresses stay. Start from a database without demo content: "demo
remove" takes it away. A second run brings what has changed there; what was changed or deleted here
since stays as it is here. What differs is listed at the end. Accounts are not imported.

  --mapping <file>          which types and fields there are which here (docs/import-mapping.json);
                            by default as content-service/README.md describes
  --token-file <file>       file with an API token that may read them; by default the variable
                            STRAPI_TOKEN. Without either, what is public is read
  --dry-run                 list what would happen; write nothing and read no pictures`,
  options: {
    mapping: { type: 'string' },
    'token-file': { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  run: (input) => {
    const source = singleArgument(input, 'the address of the other Strapi, or its export file');
    const files = ['mapping', 'token-file'].flatMap((name) => {
      const file = input.text(name);
      return file === undefined ? [] : [`--${name}`, path.resolve(file)];
    });
    const isAddress = /^https?:\/\//.test(source);
    return runInContentService('strapi/import-strapi-command', [
      isAddress ? source : path.resolve(source),
      ...files,
      ...(input.flag('dry-run') ? ['--dry-run'] : []),
    ]);
  },
};
