import { createReadController } from '../../../read-api/controller';

export default createReadController('api::concept.concept', {
  fields: ['key'],
  filters: {
    id: 'integer',
    documentId: 'text',
    key: 'text',
    broader: { id: 'integer', documentId: 'text', key: 'text' },
  },
  sorts: ['id', 'key'],
  defaultSort: [{ field: 'key', direction: 'asc' }],
  populate: {
    broader: { fields: ['key'] },
    words: { fields: ['language', 'words'], isComponent: true },
  },
});
