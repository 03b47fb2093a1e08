import { createReadController } from '../../../read-api/controller';
import { NAMES } from '../../../read-api/rules';

export default createReadController('api::post-category.post-category', {
  fields: ['name', 'slug'],
  filters: {
    id: 'integer',
    documentId: 'text',
    name: 'text',
    slug: 'text',
    post_types: { id: 'integer', documentId: 'text', name: 'text' },
  },
  sorts: ['id', 'name', 'slug'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: { post_types: { fields: ['name'], populate: { names: NAMES } }, names: NAMES },
});
