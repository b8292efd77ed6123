export { ApiError, errorResponse, type ErrorResponse, grammarErrorResponse } from './api-error.ts';
