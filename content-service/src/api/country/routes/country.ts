import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('countries', 'api::country.country');
