export { type Fault, type FaultyRequests, withFault } from './fault.ts';
export { backendHandlers } from './handlers.ts';
export { type ResettableBackend, resettableBackend } from './resettable-backend.ts';
