import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('cities', 'api::city.city');
