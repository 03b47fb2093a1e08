import { createReadController } from '../../../read-api/controller';
import { EMERGENCY_NUMBERS, INTRODUCTIONS, NAMES } from '../../../read-api/rules';

export default createReadController('api::city.city', {
  fields: ['name', 'slug', 'latitude', 'longitude', 'time_zone'],
  filters: {
    id: 'integer',
    documentId: 'text',
    name: 'text',
    slug: 'text',
    country: { id: 'integer', documentId: 'text', name: 'text', code: 'text' },
  },
  sorts: ['id', 'name', 'slug'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
  populate: {
    country: {
      fields: ['name', 'code', 'currency', 'emergency_checked_on'],
      populate: { names: NAMES, emergency_numbers: EMERGENCY_NUMBERS },
    },
    names: NAMES,
    introductions: INTRODUCTIONS,
  },
});
