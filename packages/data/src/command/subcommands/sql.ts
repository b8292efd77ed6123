import { installationSql } from '../../discovery/sql/install.ts';
import { exitCode } from '../exit-code.ts';
import type { Subcommand } from '../subcommand.ts';
import { writeOutput } from '../write-output.ts';

export const sql: Subcommand = {
  name: 'sql',
  usage: '[--schema A,B] [--output FILE]',
  summary: 'prints the SQL that lets the application learn the schema at run time',
  explanation:
    'It makes one function, ninefold_specification(), which reads the catalog with the rights of whoever calls it and changes nothing. Nothing is run: paste it into the SQL editor of your project, make a migration of it, or give it to psql. Running it twice changes nothing.',
  options: ['schema', 'output'],
  files: [0, 0],
  async run(options, surroundings) {
    const schemas = options.schemas ?? ['public'];
    await writeOutput(
      installationSql({ schemas }),
      `the function for ${schemas.join(', ')}`,
      options,
      surroundings,
    );
    return exitCode.done;
  },
};
