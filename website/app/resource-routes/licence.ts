import type { Brand } from '../brand/brand.ts';

/** The licence of the data in words; that there is none is said, too, as silence grants nothing. */
export function licenceText({ dataLicence }: Pick<Brand, 'dataLicence'>): string {
  return dataLicence ? `${dataLicence.name}: ${dataLicence.url}` : 'No licence given.';
}

/** The header that names the licence of a response. */
export function licenceHeaders({
  dataLicence,
}: Pick<Brand, 'dataLicence'>): Record<string, string> {
  return dataLicence ? { Link: `<${dataLicence.url}>; rel="license"` } : {};
}
