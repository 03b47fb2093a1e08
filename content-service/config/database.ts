import { databaseFile } from '../src/data-directory';
import { environment } from '../src/environment';

// Not typed as Core.Config.Database: that type asks for host and user even beside an address.
const sqlite = { client: 'sqlite', connection: { filename: databaseFile }, useNullAsDefault: true };

const postgres = {
  client: 'postgres',
  connection: { connectionString: environment.databaseUrl },
  pool: { min: 0, max: 10 },
};

export default { connection: environment.databaseUrl ? postgres : sqlite };
