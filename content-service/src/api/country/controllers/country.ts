import { createReadController } from '../../../read-api/controller';
import { EMERGENCY_NUMBERS, NAMES } from '../../../read-api/rules';

export default createReadController('api::country.country', {
  fields: ['name', 'code', 'currency', 'emergency_checked_on'],
  filters: { id: 'integer', documentId: 'text', name: 'text', code: 'text', currency: 'text' },
  sorts: ['id', 'name', 'code'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
  populate: { names: NAMES, emergency_numbers: EMERGENCY_NUMBERS },
});
