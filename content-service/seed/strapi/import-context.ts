import type { Core } from '@strapi/strapi';
import type { ImportFile } from './import-files';
import type { ImportReport } from './import-report';
import type { Source } from './source';

/** A reference to an entry that is imported later. */
interface LaterReference {
  documentId: string;
  field: string;
  /** The number there. */
  number: number;
  label: string;
}

/** What all types are imported with. */
export interface ImportContext {
  strapi: Core.Strapi;
  source: Source;
  importFile: ImportFile;
  report: ImportReport;
  /** Nothing is written, and no picture is read. */
  isDryRun: boolean;
  /** By type, the document ids here of the numbers there. */
  known: Map<string, Map<number, string>>;
  later: LaterReference[];
}
