import { createReadingController } from '../../../reading/controller';
import { POST_RULES } from '../reading-rules';

export default createReadingController('api::post.post', POST_RULES);
