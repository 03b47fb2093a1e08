import { createReadingController } from '../../../reading/controller';

export default createReadingController('api::country.country', {
  fields: ['name', 'code', 'currency'],
  filters: { id: 'whole', documentId: 'text', name: 'text', code: 'text', currency: 'text' },
  sorts: ['id', 'name', 'code'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
  populate: {},
});
