import { readAddress } from '../addresses/address.ts';
import { HSDS_PATH } from '../addresses/open-data-paths.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import type { Route } from './+types/hsds-index';
import { openJson } from './hsds/open-json.server.ts';
import { resources } from './hsds/resources.server.ts';
import { licenceText } from './licence.ts';

/** The version of the specification, and where its authors describe it. */
const VERSION = '3.2';
const PROFILE = 'https://docs.openreferral.org/en/latest/hsds/';

/** What the directory is, who publishes it and under which licence, and where its lists are. */
export function loader({ request }: Route.LoaderArgs): Response {
  const { language } = readAddress(new URL(request.url).pathname);
  const brand = brandIn(readBrand(), language);
  const url = (path: string) => publicUrlOf(language, path);
  return openJson({
    version: VERSION,
    profile: PROFILE,
    description: brand.description,
    publisher: {
      name: brand.name,
      email: brand.contactAddress,
      website: url('/contact'),
      additional_websites: [url('/')],
    },
    licence: brand.dataLicence ?? licenceText(brand),
    lists: Object.keys(resources).map((name) => url(`${HSDS_PATH}/${name}`)),
  });
}
