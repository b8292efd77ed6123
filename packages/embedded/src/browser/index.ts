export type { Backend, NewAccount, QueryResult } from '../backend/backend.ts';
export { withFault, type Fault, type FaultyRequests } from '../mock/fault.ts';
export { backendHandlers } from '../mock/handlers.ts';
export { type BrowserBackend, startBrowserBackend } from './start-browser-backend.ts';
