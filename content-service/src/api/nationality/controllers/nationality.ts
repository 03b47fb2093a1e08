import { createReadController } from '../../../read-api/controller';
import { INTRODUCTIONS, NAMES, PICTURE } from '../../../read-api/rules';

export default createReadController('api::nationality.nationality', {
  fields: ['name', 'language', 'language_query', 'is_rtl'],
  filters: {
    id: 'integer',
    documentId: 'text',
    name: 'text',
    language: 'text',
    language_query: 'text',
    is_rtl: 'boolean',
  },
  sorts: ['id', 'name', 'language', 'language_query'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: { flag: PICTURE, names: NAMES, introductions: INTRODUCTIONS },
});
