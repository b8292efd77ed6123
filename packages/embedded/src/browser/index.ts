export type { Backend, NewAccount, QueryResult } from '../backend/index.ts';
export { backendHandlers, type Fault, type FaultyRequests, withFault } from '../mock/index.ts';
export { type BrowserBackend, startBrowserBackend } from './start-browser-backend.ts';
