import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('post-types', 'api::post-type.post-type');
