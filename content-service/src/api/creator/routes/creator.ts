import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('creators', 'api::creator.creator');
