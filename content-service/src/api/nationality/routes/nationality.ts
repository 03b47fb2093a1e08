import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::nationality.nationality', {
  only: ['find', 'findOne'],
});
