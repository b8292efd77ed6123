import { defaultPort } from './options.ts';

export const help = `Starts Ninefold: an application assembled from a database.

  pnpm start                   the example, a workshop's work orders
  pnpm start --load FILE.sql   any plain SQL dump of a Postgres database
  pnpm start --blank           what is said when nothing is known

With SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY set, your own project, hosted or
self-hosted. Where neither is set they are read from the file .env, which
"pnpm ninefold init" writes: an empty SUPABASE_URL leaves it out, and so do
--load and --blank. "pnpm dev" takes the same options and reloads as you edit.

  --port N        the port to serve on; ${defaultPort} when left out, 0 for any that is free
  --data FOLDER   where the embedded database lies; a folder in .ninefold for each
                  starting point when left out
  --reset         starts over; the current data is kept next to it, in a folder named
                  for the time. Asks first
  --export FILE   writes the database as plain SQL to a new file, which --load takes
                  here, in another version and elsewhere; then ends
  --as EMAIL|ID   signs in as a person whom the dump has in auth.users, to see what row
                  security lets them see; gives them the password of the
                  demonstration account
  --yes           answers that question with yes
  --json          for programs: once ready, one line of JSON on standard output
                  ({"url", "data", "accounts"}); all else goes to standard error
  --help          this text

The embedded database runs without fsync: it loses nothing if its process is
killed, but a power cut may cost the latest writes or damage it. Keep what
matters with --export, or use your own project.
`;
