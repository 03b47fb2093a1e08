import { createReadController } from '../../../read-api/controller';
import { NAMES } from '../../../read-api/rules';

export default createReadController('api::post-type.post-type', {
  fields: ['name'],
  filters: { id: 'integer', documentId: 'text', name: 'text' },
  sorts: ['id', 'name'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: { names: NAMES },
});
