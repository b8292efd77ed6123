import { readAddress } from './admit.ts';
import { authError } from './auth-request.ts';
import { ApiError, errorResponse } from './data-api/index.ts';
import { isUploadPath, StorageError } from './storage/index.ts';

/** Methods that change nothing. */
const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Answers a request whose statement was ended together with its thread, each API in its own form. A read has taken
 * too long, as PostgREST says it. Nothing says whether a write was stored, so the answer is one of those by which
 * clients look for what they sent.
 */
export function answerEnded(request: Request): Response {
  const isHead = request.method === 'HEAD';
  if (reading.includes(request.method)) {
    const message = 'canceling statement due to statement timeout';
    return errorResponse(new ApiError('57014', message).response, isHead);
  }
  const address = readAddress(request);
  if (address?.api === 'auth') {
    const msg = 'Processing this request timed out, please retry after a moment.';
    return authError(504, 'request_timeout', msg);
  }
  if (address?.api === 'storage') {
    const error = new StorageError('DatabaseTimeout');
    return isUploadPath(address.path) ? error.uploadResponse : error.response;
  }
  // SQLSTATE "transaction resolution unknown".
  const { response } = new ApiError(
    '08007',
    'The request took too long and was stopped. It isn’t known whether its changes were stored.',
    { hint: 'Check whether they were before you try again.' },
  );
  return errorResponse(response, isHead);
}
