export const help = `Writes an application that uses Ninefold, installs its packages, starts it and opens it.

  npm create ninefold [FOLDER] -- [OPTIONS]

  --project URL --key KEY   starts with your Supabase project: its address and publishable key
  --example                 starts with the example, a workshop's work orders, for you to change
  --blank                   starts without a database: nothing is known yet

  --package-manager NAME    npm, pnpm, yarn or bun. Default: the one that runs this command
  --no-install              only writes the files
  --no-start                writes the files and installs the packages
  --port N                  the port to start on; 0 for any free port. Default: 4321
  --yes                     asks nothing: FOLDER is my-application, and it starts with the
                            example, if you don't say otherwise
  --help                    prints this

It asks about what you leave out. The folder must be new or empty. pnpm, yarn and bun
need no "--" before the options: pnpm create ninefold my-application --example
`;
