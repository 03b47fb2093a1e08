import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('post-categories', 'api::post-category.post-category');
