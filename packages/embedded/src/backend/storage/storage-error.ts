import { isPostgresError } from '../../postgres/index.ts';

/** The name, the status and the message of an error, as Storage answers it. */
type ErrorEntry = readonly [status: number, message: string];

/** Source: Supabase Storage, `src/internal/errors/codes.ts`. */
const entries = {
  AccessDenied: [403, 'new row violates row-level security policy'],
  DatabaseError: [500, 'The database could not answer the request'],
  DatabaseTimeout: [544, 'The request took too long and was stopped'],
  EntityTooLarge: [413, 'The object exceeded the maximum allowed size'],
  InvalidJWT: [400, 'The token of the address is not valid or has expired'],
  InvalidKey: [400, 'The name of the object is not valid'],
  InvalidMimeType: [415, 'The media type is not supported by the bucket'],
  InvalidRequest: [400, 'The request is not valid'],
  KeyAlreadyExists: [409, 'The resource already exists'],
  NoSuchBucket: [404, 'Bucket not found'],
  NoSuchKey: [404, 'Object not found'],
  NoSuchUpload: [404, 'Upload not found'],
  UploadOffsetConflict: [409, 'The upload continues at another offset'],
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** An error of Storage, by its code. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: keyof typeof entries;

  constructor(code: keyof typeof entries) {
    super(entries[code][1]);
    this.code = code;
  }

  /** Answers with status 400, as Storage does: the body says which one is meant. */
  get response(): Response {
    const [status, message] = entries[this.code];
    const body = { statusCode: String(status), code: this.code, error: this.code, message };
    return Response.json(body, { status: 400 });
  }

  /** Answers a request of a resumable upload: the status says which error is meant, and the text why. */
  get uploadResponse(): Response {
    return new Response(this.message, { status: entries[this.code][0] });
  }
}

/** Returns what Storage answers to an error, never with the words of an engine; undefined for a fault of its own. */
export function storageErrorOf(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  // Of an address or a body that can't be read.
  if (error instanceof URIError || error instanceof SyntaxError) {
    return new StorageError('InvalidRequest');
  }
  if (!isPostgresError(error)) return undefined;
  if (error.code === '42501') return new StorageError('AccessDenied');
  if (error.code === '23505') return new StorageError('KeyAlreadyExists');
  // A text that Postgres can't hold.
  if (error.code.startsWith('22')) return new StorageError('InvalidKey');
  return new StorageError('DatabaseError');
}
