import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('areas', 'api::area.area');
