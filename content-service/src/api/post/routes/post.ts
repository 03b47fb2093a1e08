import { factories } from '@strapi/strapi';
import { READ_BY_ALL } from '../../../reading/routes';

export default factories.createCoreRouter('api::post.post', { config: READ_BY_ALL });
