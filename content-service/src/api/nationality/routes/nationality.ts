import { factories } from '@strapi/strapi';
import { PUBLIC_READ } from '../../../read-api/controller';

export default factories.createCoreRouter('api::nationality.nationality', {
  only: ['find', 'findOne'],
  config: PUBLIC_READ,
});
