import { codeTable } from './entry.ts';
import { storageMessages } from './storage-messages.ts';

/** Supabase Storage's codes (its `src/internal/errors/codes.ts`), with the older words for them. */
export const storageCodes = codeTable(storageMessages, {
  'not found': {
    'NoSuchKey NoSuchBucket NoSuchCatalog NoSuchUpload InvalidUploadId not_found': 'noFile',
  },
  denied: {
    AccessDenied: '',
    'InvalidSignature SignatureDoesNotMatch InvalidUploadSignature InvalidAccessKeyId': 'link',
  },
  'signed out': { 'InvalidJWT ExpiredToken': 'sessionEnded' },
  limit: {
    EntityTooLarge: ['tooLarge', { reaction: 'correct' }],
    SlowDown: '',
    'MaximumCredentialsLimit IcebergMaximumResourceLimit': ['', { reaction: 'none' }],
  },
  invalid: {
    'InvalidMimeType invalid_mime_type': 'type',
    'InvalidKey InvalidBucketName': 'name',
  },
  unique: {
    'KeyAlreadyExists ResourceAlreadyExists BucketAlreadyExists Duplicate': 'exists',
  },
  reference: {
    'ResourceNotEmpty ResourceReferenced IcebergResourceNotEmpty': ['inUse', { reaction: 'none' }],
  },
  conflict: {
    'ResourceLocked LockTimeout TransactionError': 'locked',
  },
  timeout: { DatabaseTimeout: '' },
  unavailable: {
    [`DatabaseReadOnly DatabaseTransactionAborted DatabaseError InternalError S3Error
    NoAvailableShard ShardNotFound`]: 'unavailable',
    'InvalidChecksum MissingPart TusError Aborted AbortedTerminate': 'interrupted',
  },
  misconfigured: {
    [`TenantNotFound InvalidRequest InvalidParameter MissingParameter MissingContentLength
    MalformedXML InvalidRange FeatureNotEnabled NotSupported DatabaseSchemaMismatch
    DatabaseInvalidObjectDefinition`]: '',
  },
  unknown: { UnknownError: '' },
});
