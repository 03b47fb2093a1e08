// Creates the data templates of end-to-end tests in the folder E2E_DATA, before those tests start.
import { createDataTemplates } from './data-templates.ts';

const folder = process.env.E2E_DATA;
if (!folder) throw new Error('E2E_DATA is not set: name a folder that does not exist yet.');
await createDataTemplates(folder);
