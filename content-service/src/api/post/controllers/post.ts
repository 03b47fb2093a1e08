import { createReadController } from '../../../read-api/controller';
import { POST_READ_RULES } from '../read-rules';

export default createReadController('api::post.post', POST_READ_RULES);
