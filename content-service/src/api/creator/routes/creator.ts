import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::creator.creator', {
  only: ['find', 'findOne'],
});
