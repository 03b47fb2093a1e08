import { factories } from '@strapi/strapi';
import { PUBLIC_READ } from '../../../read-api/controller';

export default factories.createCoreRouter('api::post.post', { config: PUBLIC_READ });
