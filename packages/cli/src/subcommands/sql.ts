import { formatList } from '@ninefold/messages';
import {
  installationSql,
  savedViewsSql,
  type ViewAsAccess,
  viewAsSql,
} from '@ninefold/specification/catalog';
import type { Specification } from '@ninefold/specification';
import { transitionsSql } from '@ninefold/rules/transitions';
import {
  CommandError,
  exitCode,
  installedFunctions,
  type Options,
  type Subcommand,
  type CommandIO,
  rememberedSchemas,
} from '../command/index.ts';
import { writeOutput } from '../output/index.ts';
import { readDeclaration, readSpecification } from '../sources/index.ts';
import { sqlMessages } from './messages.ts';

export const sql: Subcommand = {
  name: 'sql',
  usage:
    '[--hide-policies | --views | --view-as --allow CLAIM=VALUE [--claims-hook FUNCTION]] [--schema A,B] [--output FILE] or --states all|ENTITY.FIELD,… [FILE | --database-url URL | --load FILE.sql] [--output FILE]',
  summary: () => sqlMessages.summary,
  explanation: () => [
    sqlMessages.explanation({
      names: installedFunctions(),
      hidden: 'ninefold_requests',
      option: '--states',
    }),
    sqlMessages.policiesExplanation({ option: '--hide-policies' }),
    sqlMessages.viewsExplanation({ option: '--views' }),
    sqlMessages.viewAsExplanation({ option: '--view-as', allow: '--allow' }),
  ],
  options: [
    'schema',
    'states',
    'views',
    'hide-policies',
    'view-as',
    'allow',
    'claims-hook',
    'database-url',
    'load',
    'declaration',
    'output',
  ],
  files: [0, 1],
  async run(options, io) {
    const { states, views, hidesPolicies, viewAs } = options;
    const given = [
      states !== undefined && '--states',
      views && '--views',
      hidesPolicies && '--hide-policies',
      viewAs && '--view-as',
    ].filter((option) => option !== false);
    if (given.length > 1) {
      throw new CommandError(sqlMessages.oneOfTwo({ options: formatList(given) }));
    }
    await (states === undefined
      ? writeInstallation(options, io)
      : writeTransitions(states, options, io));
    return exitCode.done;
  },
};

function writeInstallation(options: Options, io: CommandIO): Promise<void> {
  const [file] = options.files;
  if (file !== undefined || options.load !== undefined) {
    throw new CommandError(sqlMessages.notRead({ source: file ?? '--load', option: '--states' }));
  }
  const schemas = options.schemas ?? rememberedSchemas(io) ?? ['public'];
  const [schema = 'public'] = schemas;
  const [write, wrote] = options.views
    ? ([savedViewsSql, sqlMessages.wroteViews] as const)
    : options.viewAs
      ? ([viewAsFor(options), sqlMessages.wroteViewAs] as const)
      : ([installationSql, sqlMessages.wroteFunctions] as const);
  return writeOutput(
    write({ schemas, hidesPolicies: options.hidesPolicies }),
    ({ file }) => wrote({ file, schema, schemas: formatList(schemas) }),
    options,
    io,
  );
}

const viewAsFor =
  ({ allow, claimsHook }: Options) =>
  (query: { readonly schemas: readonly string[] }) =>
    viewAsSql({ ...query, access: readAccess(allow), claimsHook });

/** Nobody may view as somebody else without being named. */
function readAccess(allow: string | undefined): ViewAsAccess {
  const [, claim, value] = /^([^=]+)=(.+)$/su.exec(allow ?? '') ?? [];
  if (claim === undefined || value === undefined) {
    throw new CommandError(
      sqlMessages.nobodyAllowed({ option: '--allow', example: 'app_metadata.role=owner' }),
    );
  }
  return { claim, value };
}

async function writeTransitions(
  wanted: readonly string[] | 'all',
  options: Options,
  io: CommandIO,
): Promise<void> {
  const { specification } = await readSpecification(options, io);
  // A specification's file doesn't say where people's roles are.
  const { declaration } = await readDeclaration(options, io);
  const declared = withTransitions(specification);
  const fields = wanted === 'all' ? declared : wanted;
  const unknown = fields.find((field) => !declared.includes(field));
  if (unknown !== undefined) {
    const count = declared.length;
    throw new CommandError(
      sqlMessages.noFieldTransitions({
        field: unknown,
        count,
        key: 'states',
        fields: formatList(declared),
      }),
    );
  }
  if (fields.length === 0) throw new CommandError(sqlMessages.noTransitions({ key: 'states' }));
  await writeOutput(
    transitionsSql(specification, { fields, access: declaration.access }),
    ({ file }) => sqlMessages.wroteTriggers({ file, count: fields.length }),
    options,
    io,
  );
}

function withTransitions({ states }: Specification): readonly string[] {
  return states
    .filter(({ transitions }) => transitions.value !== undefined)
    .map(({ entity, field }) => `${entity}.${field}`);
}
