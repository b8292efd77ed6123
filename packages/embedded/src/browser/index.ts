export type { Backend, NewAccount, QueryResult } from '../backend/index.ts';
export {
  backendHandlers,
  type Fault,
  type FaultyRequests,
  type ResettableBackend,
  withFault,
} from '../mock/index.ts';
export { startBrowserBackend } from './start-browser-backend.ts';
