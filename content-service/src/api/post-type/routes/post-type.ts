import { factories } from '@strapi/strapi';
import { READ_BY_ALL } from '../../../reading/routes';

export default factories.createCoreRouter('api::post-type.post-type', {
  only: ['find', 'findOne'],
  config: READ_BY_ALL,
});
