import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::city.city', {
  only: ['find', 'findOne'],
});
