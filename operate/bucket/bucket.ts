import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from './settings.ts';

/** A file in a bucket. */
type StoredObject = {
  key: string;
  bytes: number;
  /** When it was written, in milliseconds since 1970. */
  modified: number;
};

/** Headers with which a file is served. */
export type ServedAs = { type: string; cacheControl: string; disposition?: 'attachment' };

/** Files in object storage; all calls throw errors of one sentence. */
export type Bucket = {
  /** All files whose keys begin with a prefix. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** @returns undefined if there is no such file */
  get: (key: string) => Promise<Readable | undefined>;
  /** Writes a file, of at most 5 GB. */
  put: (key: string, file: string, servedAs?: ServedAs) => Promise<void>;
  /** Does nothing if there is no such file. */
  remove: (key: string) => Promise<void>;
};

const CONNECTION_TIMEOUT_MS = 5000;
/** Without any data. */
const REQUEST_TIMEOUT_MS = 60_000;

/** The SDK repeats failed requests whose content is in memory. */
const MAX_BYTES_IN_MEMORY = 32 * 2 ** 20;

/** Opens a bucket. The SDK is loaded here, as most commands do without. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = createClient(s3.S3Client, settings);
  const { bucket: Bucket, endpoint } = settings;
  const named = (error: unknown) => {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new Error(`The bucket ${Bucket} at ${endpoint} failed (${reason}).`);
  };
  return {
    async *list(Prefix) {
      try {
        for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
            if (Key) yield { key: Key, bytes: Size, modified: LastModified?.getTime() ?? 0 };
          }
        }
      } catch (error) {
        throw named(error);
      }
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
        return Body instanceof Readable ? Body : Readable.from([]);
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw named(error);
      }
    },
    async put(Key, file, servedAs) {
      const { size } = await stat(file);
      const command = new s3.PutObjectCommand({
        Bucket,
        Key,
        Body: size <= MAX_BYTES_IN_MEMORY ? await readFile(file) : createReadStream(file),
        ContentLength: size,
        ContentType: servedAs?.type,
        CacheControl: servedAs?.cacheControl,
        ContentDisposition: servedAs?.disposition,
      });
      await client.send(command).catch((error) => Promise.reject(named(error)));
    },
    async remove(Key) {
      const command = new s3.DeleteObjectCommand({ Bucket, Key });
      await client.send(command).catch((error) => Promise.reject(named(error)));
    },
  };
}

function createClient(Client: typeof S3Client, settings: BucketSettings): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = settings;
  return new Client({
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
