/** Supabase Realtime: changes of a table as they happen. Loaded where a screen shows them. */
export { followTable, type FollowTableOptions } from './follow-table.ts';
