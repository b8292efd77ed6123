export { ApiError, errorResponse, type ErrorResponse, grammarErrorResponse } from './api-error.ts';
export { statusOf } from './status.ts';
