import { createReadingController } from '../../../reading/controller';

export default createReadingController('api::post-category.post-category', {
  fields: ['name', 'slug'],
  filters: {
    id: 'whole',
    documentId: 'text',
    name: 'text',
    slug: 'text',
    post_types: { id: 'whole', documentId: 'text', name: 'text' },
  },
  sorts: ['id', 'name', 'slug'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: { post_types: { fields: ['name'] } },
});
