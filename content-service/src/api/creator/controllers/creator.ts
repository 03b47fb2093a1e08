import { createReadingController } from '../../../reading/controller';
import { PICTURE } from '../../../reading/media';

export default createReadingController('api::creator.creator', {
  fields: ['name'],
  filters: { id: 'whole', documentId: 'text', name: 'text' },
  sorts: ['id', 'name'],
  defaultSort: [{ field: 'id', direction: 'asc' }],
  populate: { picture: PICTURE },
});
