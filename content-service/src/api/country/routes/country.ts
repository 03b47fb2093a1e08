import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::country.country', {
  only: ['find', 'findOne'],
});
