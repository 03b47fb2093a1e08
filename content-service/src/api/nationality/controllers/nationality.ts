import { createReadingController } from '../../../reading/controller';
import { PICTURE } from '../../../reading/media';

export default createReadingController('api::nationality.nationality', {
  fields: ['name', 'language', 'language_query', 'is_rtl'],
  filters: {
    id: 'whole',
    documentId: 'text',
    name: 'text',
    language: 'text',
    language_query: 'text',
    is_rtl: 'yes-no',
  },
  sorts: ['id', 'name', 'language', 'language_query'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: { flag: PICTURE },
});
