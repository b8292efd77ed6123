/** Stands in for what only a server runs of @supabase/lite: no request of a page reaches it. */
throw new Error(
  'The embedded backend of a page was asked for something that only runs in Node: changing a ' +
    'schema by its files, or SQLite. Do it where the snapshot is made.',
);
