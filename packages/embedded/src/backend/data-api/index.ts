export { authorize, type Caller, type Keys } from './authorize.ts';
export { callerSettings } from './caller-settings.ts';
export { DataApi } from './data-api.ts';
export { ApiError, errorResponse } from './errors/index.ts';
