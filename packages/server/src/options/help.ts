import { commandLine } from '@ninefold/embedded/command-line';
import { defaultPort } from './options.ts';

export const help = `Starts Ninefold: an application assembled from a database.

  ${commandLine('start')}
      your project, if one is set; else the example, where there is one
  ${commandLine('start', '--load FILE.sql')}
      any plain SQL dump of a Postgres database
  ${commandLine('start', '--blank')}
      the application without a database

With SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY set, it starts your own project,
hosted or self-hosted. If neither is set, they are read from the file .env, which
"${commandLine('ninefold', 'init')}" writes. An empty SUPABASE_URL ignores that file; --load and
--blank ignore the variables, too. "${commandLine('dev')}" takes the same options and reloads as you edit.

  --port N        the port to serve on; 0 for any free port. Default: ${defaultPort}
  --example FOLDER
                  the application with the example, which has its own database
  --data FOLDER   the folder of the embedded database. Default: a folder in .ninefold
                  for each starting point
  --strict        with --load: stops at the first part of the dump that the embedded
                  Postgres can't take. Without it, such parts are left out and listed
  --reset         starts over, after confirmation. The current data is kept next to it,
                  in a folder named after the time
  --export FILE   writes the database as plain SQL to a new file, which --load reads,
                  here or in another version, and exits
  --as EMAIL|ID   signs in as a person in auth.users of the dump, to see what row
                  security lets them see. Sets their password to that of the
                  demonstration account
  --yes           confirms --reset
  --open          opens the first screen in your browser
  --json          for programs: prints one line of JSON on standard output once ready
                  ({"url", "data", "accounts"}), and all else on standard error
  --help          prints this help

The embedded database runs without fsync: it loses nothing if its process is
killed, but a power cut may cost the latest writes or damage it. Keep what
matters with --export, or use your own project.
`;
