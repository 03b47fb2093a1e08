import { createReadController } from '../../../read-api/controller';
import { PICTURE } from '../../../read-api/rules';

export default createReadController('api::creator.creator', {
  fields: ['name'],
  filters: { id: 'integer', documentId: 'text', name: 'text' },
  sorts: ['id', 'name'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: { picture: PICTURE },
});
