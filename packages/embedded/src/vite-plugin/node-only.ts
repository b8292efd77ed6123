/** Replaces modules of @supabase/lite that only a server runs: no request of a page reaches them. */
throw new Error(
  'This only runs in Node.js: changing a schema by its files, or SQLite. Do it where the snapshot is ' +
    'created.',
);
