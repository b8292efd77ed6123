/** The request's header that names whom to view as: `anon`, `role:CLAIM=VALUE`, or a person's ID. */
export const viewAsHeader = 'x-view-as';

/** Not exposed: nothing in it can be called as a function of the Data API. */
export const hidden = 'ninefold_view_as';
/** So that no other object is found in place of Postgres's own. */
export const pinned = 'set search_path = pg_catalog, pg_temp';
