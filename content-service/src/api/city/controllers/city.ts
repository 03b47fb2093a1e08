import { createReadingController } from '../../../reading/controller';

export default createReadingController('api::city.city', {
  fields: ['name', 'slug', 'latitude', 'longitude', 'time_zone'],
  filters: {
    id: 'whole',
    documentId: 'text',
    name: 'text',
    slug: 'text',
    country: { id: 'whole', documentId: 'text', name: 'text', code: 'text' },
  },
  sorts: ['id', 'name', 'slug'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
  populate: { country: { fields: ['name', 'code', 'currency'] } },
});
