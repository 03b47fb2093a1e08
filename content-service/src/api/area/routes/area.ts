import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::area.area', {
  only: ['find', 'findOne'],
});
