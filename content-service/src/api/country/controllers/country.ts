import { createReadController } from '../../../read-api/controller';
import { NAMES } from '../../../read-api/rules';

export default createReadController('api::country.country', {
  fields: ['name', 'code', 'currency'],
  filters: { id: 'integer', documentId: 'text', name: 'text', code: 'text', currency: 'text' },
  sorts: ['id', 'name', 'code'],
  defaultSort: [{ field: 'name', direction: 'asc' }],
  populate: { names: NAMES },
});
