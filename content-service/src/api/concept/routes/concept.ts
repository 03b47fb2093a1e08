import { factories } from '@strapi/strapi';
import { PUBLIC_READ } from '../../../read-api/controller';

export default factories.createCoreRouter('api::concept.concept', {
  only: ['find', 'findOne'],
  config: PUBLIC_READ,
});
