import { codeTable } from './entry.ts';

/** Supabase Storage's codes (its `src/internal/errors/codes.ts`), with the older words for them. */
export const storageCodes = codeTable({
  'not found': {
    'NoSuchKey NoSuchBucket NoSuchCatalog NoSuchUpload InvalidUploadId not_found':
      'This file doesn’t exist, or you may not have access to it.',
  },
  denied: {
    AccessDenied: '',
    'InvalidSignature SignatureDoesNotMatch InvalidUploadSignature InvalidAccessKeyId':
      'This link to the file is no longer valid.',
  },
  'signed out': { 'InvalidJWT ExpiredToken': 'Your session has ended. Sign in again.' },
  limit: {
    EntityTooLarge: ['The file is too large.', { reaction: 'correct' }],
    SlowDown: '',
    'MaximumCredentialsLimit IcebergMaximumResourceLimit': ['', { reaction: 'none' }],
  },
  invalid: {
    'InvalidMimeType invalid_mime_type': 'Files of this type are not accepted here.',
    'InvalidKey InvalidBucketName':
      'The file name has characters that cannot be stored. Rename the file.',
  },
  unique: {
    'KeyAlreadyExists ResourceAlreadyExists BucketAlreadyExists Duplicate':
      'A file with this name already exists.',
  },
  reference: {
    'ResourceNotEmpty ResourceReferenced IcebergResourceNotEmpty': [
      'This is not empty, or is still in use.',
      { reaction: 'none' },
    ],
  },
  conflict: {
    'ResourceLocked LockTimeout TransactionError':
      'Someone else is changing this file at the moment. Try again.',
  },
  timeout: { DatabaseTimeout: '' },
  unavailable: {
    [`DatabaseReadOnly DatabaseTransactionAborted DatabaseError InternalError S3Error
    NoAvailableShard ShardNotFound`]: 'Files can’t be reached at the moment. Try again.',
    'InvalidChecksum MissingPart TusError Aborted AbortedTerminate':
      'The upload was interrupted. Try again.',
  },
  misconfigured: {
    [`TenantNotFound InvalidRequest InvalidParameter MissingParameter MissingContentLength
    MalformedXML InvalidRange FeatureNotEnabled NotSupported DatabaseSchemaMismatch
    DatabaseInvalidObjectDefinition`]: '',
  },
  unknown: { UnknownError: '' },
});
