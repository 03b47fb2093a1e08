import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::post-category.post-category', {
  only: ['find', 'findOne'],
});
