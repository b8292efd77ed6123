/** Snapshots of databases that take seconds to create. */
export { type Snapshot, snapshotCache } from './snapshot-cache.ts';
