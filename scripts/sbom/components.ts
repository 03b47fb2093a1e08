/** The parts of npm's lock file that are read. */
type LockFile = {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      license?: string;
      dev?: boolean;
      devOptional?: boolean;
      link?: boolean;
    }
  >;
};

/** A package, as CycloneDX describes it. */
type Component = {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: { expression: string }[];
};

const FOLDER = 'node_modules/';

/**
 * The packages of a lock file that are installed for production, each version once, in the order of
 * their names.
 */
export function componentsOf({ packages }: LockFile): Component[] {
  const components = new Map<string, Component>();
  for (const [path, { version, integrity, license, dev, devOptional, link }] of Object.entries(
    packages,
  )) {
    const start = path.lastIndexOf(FOLDER);
    if (start < 0 || link || dev || devOptional || !version) continue;
    const name = path.slice(start + FOLDER.length);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      purl,
      hashes: hashesOf(integrity),
      licenses: license ? [{ expression: license }] : [],
    });
  }
  return [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
}

/** @param integrity such as `sha512-` and base64 */
function hashesOf(integrity: string | undefined): Component['hashes'] {
  const [, bits, base64] = /^sha(512|256|1)-([^ ]+)/.exec(integrity ?? '') ?? [];
  if (!bits || !base64) return [];
  return [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }];
}
