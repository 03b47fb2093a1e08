import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('nationalities', 'api::nationality.nationality');
