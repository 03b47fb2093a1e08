// `npm run sbom`: the packages of production as a CycloneDX document on standard output. npm's own
// command refuses our tree, as some peers of Strapi's packages ask for older versions than we have.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { componentsOf } from './sbom/components.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8'));
const { name, version } = read('package.json');

const document = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
  },
  components: componentsOf(read('package-lock.json')),
};
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
