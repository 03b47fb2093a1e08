import { createReadRoutes } from '../../../read-api/read-routes';

export default createReadRoutes('concepts', 'api::concept.concept');
