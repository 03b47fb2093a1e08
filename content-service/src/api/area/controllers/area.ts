import { createReadingController } from '../../../reading/controller';

export default createReadingController('api::area.area', {
  fields: ['name', 'slug'],
  filters: {
    id: 'whole',
    documentId: 'text',
    name: 'text',
    slug: 'text',
    city: { id: 'whole', documentId: 'text', name: 'text', slug: 'text' },
  },
  sorts: ['id', 'name', 'slug'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
  populate: { city: { fields: ['name', 'slug', 'latitude', 'longitude', 'time_zone'] } },
});
