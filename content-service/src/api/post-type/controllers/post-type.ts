import { createReadingController } from '../../../reading/controller';

export default createReadingController('api::post-type.post-type', {
  fields: ['name'],
  filters: { id: 'whole', documentId: 'text', name: 'text' },
  sorts: ['id', 'name'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: {},
});
