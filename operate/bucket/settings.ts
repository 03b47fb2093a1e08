/** An S3-compatible bucket and how to get at it. */
export type BucketSettings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path of addresses, instead of in the host name. */
  pathStyle: boolean;
};

type Variables = Readonly<Record<string, string>>;

/** What names the bucket of the uploads; the content service wants all of them or none. */
export const BUCKET_VARIABLES = [
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'UPLOADS_URL',
] as const;

/** Those that name the bucket, if there is one. */
export function bucketVariables(variables: Variables): Record<string, string> {
  if (variables.S3_BUCKET === undefined) return {};
  return Object.fromEntries(BUCKET_VARIABLES.map((name) => [name, variables[name] ?? '']));
}

/**
 * The bucket in which the content service stores uploads, from its variables.
 * @returns undefined if they are stored in DATA_DIR
 * @throws Error if a variable is missing
 */
export function uploadsBucket(variables: Variables): BucketSettings | undefined {
  const bucket = variables.S3_BUCKET;
  return bucket === undefined ? undefined : settingsOf(bucket, (name) => variables[`S3_${name}`]);
}

/**
 * The bucket for backups: BACKUP_S3_… where set, so that whoever gets hold of the content service
 * cannot delete them, else the variables of the uploads.
 * @throws Error if a variable is missing
 */
export function backupBucket(bucket: string, variables: Variables): BucketSettings {
  return settingsOf(bucket, (name) => variables[`BACKUP_S3_${name}`] ?? variables[`S3_${name}`]);
}

function settingsOf(bucket: string, read: (name: string) => string | undefined): BucketSettings {
  const required = (name: string) => {
    const value = read(name);
    if (value === undefined) throw new Error(`The bucket ${bucket} needs S3_${name}.`);
    return value;
  };
  return {
    bucket,
    endpoint: required('ENDPOINT'),
    region: read('REGION') ?? 'us-east-1',
    accessKeyId: required('ACCESS_KEY_ID'),
    secretAccessKey: required('SECRET_ACCESS_KEY'),
    pathStyle: read('PATH_STYLE') !== 'false',
  };
}
