import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../bucket-settings';
import { DAY_MS } from '../utc-day';
import { CACHE_CONTROL, INLINE_TYPES } from './headers';

/** Uploads in object storage. Names are those of files in the folder `uploads`. */
export interface Bucket {
  put: (name: string, content: Buffer, type: string) => Promise<void>;
  /** Not patient, as a visitor waits for it. */
  has: (name: string) => Promise<boolean>;
  /** Does nothing if there is no such file. */
  delete: (name: string) => Promise<void>;
  /** Where browsers load a file from. */
  addressOf: (name: string, now: Date) => Promise<string>;
}

/** As in DATA_DIR/public, so that a CDN in front of the bucket serves the paths of the database. */
const FOLDER = 'uploads/';

const CONNECTION_TIMEOUT_MS = 3000;
/** Without any data; an attempt that hangs is repeated twice by the SDK. */
const REQUEST_TIMEOUT_MS = 15_000;
/** All attempts together: shorter than editors, and the server's own limit, wait. */
const DEADLINE_MS = 40_000;

/** For what visitors wait for. */
const SHORT_DEADLINE_MS = 2000;

/** Signed addresses are the same all day, for caches, and valid for a day at least. */
const VALID_SECONDS = (2 * DAY_MS) / 1000;

/**
 * Opens a bucket; nothing is sent yet, and the SDK is loaded with the first call.
 * @returns calls that throw the SDK's errors
 */
export function openBucket(settings: BucketSettings): Bucket {
  const { bucket: Bucket, publicUrl } = settings;
  let loading: Promise<S3Client> | undefined;
  const connect = async () => {
    loading ??= createClient(settings);
    return { client: await loading, s3: await import('@aws-sdk/client-s3') };
  };
  const deadline = (ms = DEADLINE_MS) => ({ abortSignal: AbortSignal.timeout(ms) });
  const at = (name: string) => ({ Bucket, Key: FOLDER + name });

  return {
    async put(name, content, type) {
      const { client, s3 } = await connect();
      const command = new s3.PutObjectCommand({
        ...at(name),
        Body: content,
        ContentType: type,
        CacheControl: CACHE_CONTROL,
        ...(INLINE_TYPES.test(type) ? {} : { ContentDisposition: 'attachment' }),
      });
      await client.send(command, deadline());
    },
    async has(name) {
      const { client, s3 } = await connect();
      try {
        await client.send(new s3.HeadObjectCommand(at(name)), deadline(SHORT_DEADLINE_MS));
        return true;
      } catch (error) {
        if (error instanceof s3.NotFound) return false;
        throw error;
      }
    },
    async delete(name) {
      const { client, s3 } = await connect();
      await client.send(new s3.DeleteObjectCommand(at(name)), deadline());
    },
    async addressOf(name, now) {
      if (publicUrl) return `${publicUrl}/${FOLDER}${name}`;
      const { client, s3 } = await connect();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const signingDate = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
      const command = new s3.GetObjectCommand(at(name));
      return getSignedUrl(client, command, { signingDate, expiresIn: VALID_SECONDS });
    },
  };
}

async function createClient(settings: BucketSettings): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    // Not all servers know the newer checksums that the SDK adds.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
