import { factories } from '@strapi/strapi';
import { PUBLIC_READ } from '../../../read-api/controller';

export default factories.createCoreRouter('api::country.country', {
  only: ['find', 'findOne'],
  config: PUBLIC_READ,
});
