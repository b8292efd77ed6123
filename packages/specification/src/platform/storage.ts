import { each, type CodeTable } from './entry.ts';

/** Supabase Storage's codes (its `src/internal/errors/codes.ts`), with the older words for them. */
export const storageCodes: CodeTable = {
  ...each('NoSuchKey NoSuchBucket NoSuchCatalog NoSuchUpload InvalidUploadId not_found', {
    kind: 'not found',
    message: 'This file doesn’t exist, or you may not have access to it.',
  }),
  AccessDenied: { kind: 'denied' },
  ...each('InvalidJWT ExpiredToken', {
    kind: 'signed out',
    message: 'Your session has ended. Sign in again.',
  }),
  ...each('InvalidSignature SignatureDoesNotMatch InvalidUploadSignature InvalidAccessKeyId', {
    kind: 'denied',
    message: 'This link to the file is no longer valid.',
  }),
  EntityTooLarge: { kind: 'limit', message: 'The file is too large.', reaction: 'correct' },
  ...each('InvalidMimeType invalid_mime_type', {
    kind: 'invalid',
    message: 'Files of this type are not accepted here.',
  }),
  ...each('InvalidKey InvalidBucketName', {
    kind: 'invalid',
    message: 'The file name has characters that cannot be stored. Rename the file.',
  }),
  ...each('KeyAlreadyExists ResourceAlreadyExists BucketAlreadyExists Duplicate', {
    kind: 'unique',
    message: 'A file with this name already exists.',
  }),
  ...each('ResourceNotEmpty ResourceReferenced IcebergResourceNotEmpty', {
    kind: 'reference',
    message: 'This is not empty, or is still in use.',
    reaction: 'none',
  }),
  ...each('ResourceLocked LockTimeout TransactionError', {
    kind: 'conflict',
    message: 'Someone else is changing this file at the moment. Try again.',
  }),
  DatabaseTimeout: { kind: 'timeout' },
  SlowDown: { kind: 'limit' },
  ...each('MaximumCredentialsLimit IcebergMaximumResourceLimit', {
    kind: 'limit',
    reaction: 'none',
  }),
  ...each(
    `DatabaseReadOnly DatabaseTransactionAborted DatabaseError InternalError S3Error
    NoAvailableShard ShardNotFound`,
    { kind: 'unavailable', message: 'Files can’t be reached at the moment. Try again.' },
  ),
  ...each('InvalidChecksum MissingPart TusError Aborted AbortedTerminate', {
    kind: 'unavailable',
    message: 'The upload was interrupted. Try again.',
  }),
  ...each(
    `TenantNotFound InvalidRequest InvalidParameter MissingParameter MissingContentLength
    MalformedXML InvalidRange FeatureNotEnabled NotSupported DatabaseSchemaMismatch
    DatabaseInvalidObjectDefinition`,
    { kind: 'misconfigured' },
  ),
  UnknownError: { kind: 'unknown' },
};
