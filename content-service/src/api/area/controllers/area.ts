import { createReadController } from '../../../read-api/controller';
import { NAMES } from '../../../read-api/rules';

export default createReadController('api::area.area', {
  fields: ['name', 'slug'],
  filters: {
    id: 'integer',
    documentId: 'text',
    name: 'text',
    slug: 'text',
    city: { id: 'integer', documentId: 'text', name: 'text', slug: 'text' },
  },
  sorts: ['id', 'name', 'slug'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
  populate: {
    city: {
      fields: ['name', 'slug', 'latitude', 'longitude', 'time_zone'],
      populate: { names: NAMES },
    },
    names: NAMES,
  },
});
