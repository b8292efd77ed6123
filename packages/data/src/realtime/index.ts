/** Supabase Realtime: changes of a table, and who has a record open. Loaded where a screen shows them. */
export {
  followPresence,
  type FollowPresenceOptions,
  type PresentPerson,
} from './follow-presence.ts';
export { followTable, type FollowTableOptions } from './follow-table.ts';
