import { factories } from '@strapi/strapi';
import { PUBLIC_READ } from '../../../read-api/controller';

export default factories.createCoreRouter('api::area.area', {
  only: ['find', 'findOne'],
  config: PUBLIC_READ,
});
