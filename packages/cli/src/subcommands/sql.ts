import { installationSql } from '@ninefold/specification/catalog';
import type { Specification } from '@ninefold/specification';
import { transitionsSql } from '@ninefold/rules/transitions';
import { CommandError } from '../command-error.ts';
import { counted } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import type { Options } from '../options.ts';
import { readSpecification } from '../sources/read-specification.ts';
import type { Subcommand } from '../subcommand.ts';
import type { Surroundings } from '../surroundings.ts';
import { writeOutput } from '../write-output.ts';

export const sql: Subcommand = {
  name: 'sql',
  usage:
    '[--schema A,B] [--output FILE] or --states all|ENTITY.FIELD,… [FILE | --database-url URL | --load FILE.sql] [--output FILE]',
  summary:
    'prints the SQL of the function that reads the schema, or of triggers that guard status fields',
  explanation:
    'The SQL creates one function, ninefold_specification(), which reads the catalog with the permissions of its caller and changes nothing. With --states it creates a trigger for each field with declared transitions, so that the database rejects every other change of status, as the screens do. Nothing is run: paste the SQL into the SQL editor of your project, add it as a migration, or pass it to psql. Running it again changes nothing.',
  options: ['schema', 'states', 'database-url', 'load', 'declaration', 'output'],
  files: [0, 1],
  async run(options, surroundings) {
    await (options.states === undefined
      ? writeInstallation(options, surroundings)
      : writeTransitions(options.states, options, surroundings));
    return exitCode.done;
  },
};

function writeInstallation(options: Options, surroundings: Surroundings): Promise<void> {
  const [file] = options.files;
  if (file !== undefined || options.load !== undefined) {
    throw new CommandError(
      `The function is the same for every database: ${file ?? '--load'} is not read. Leave it out, or say with --states what to make of it.`,
    );
  }
  const schemas = options.schemas ?? ['public'];
  return writeOutput(
    installationSql({ schemas }),
    `the function for ${schemas.join(', ')}`,
    options,
    surroundings,
  );
}

async function writeTransitions(
  wanted: readonly string[] | 'all',
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  const { specification } = await readSpecification(options, surroundings);
  const declared = withTransitions(specification);
  const fields = wanted === 'all' ? declared : wanted;
  const unknown = fields.find((field) => !declared.includes(field));
  if (unknown !== undefined || fields.length === 0) {
    throw new CommandError(
      `${unknown === undefined ? 'No field has' : `"${unknown}" has no`} declared transitions. ${declared.length === 0 ? 'Declare some under "states" in the declaration.' : `These have: ${declared.join(', ')}.`}`,
    );
  }
  await writeOutput(
    transitionsSql(specification, fields),
    counted(fields.length, 'trigger', 'triggers'),
    options,
    surroundings,
  );
}

function withTransitions({ states }: Specification): readonly string[] {
  return states
    .filter(({ transitions }) => transitions.value !== undefined)
    .map(({ entity, field }) => `${entity}.${field}`);
}
