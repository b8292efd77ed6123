import { formatList } from '@ninefold/messages';
import { entityId, type Specification } from '@ninefold/specification';
import { specificationOf } from '@ninefold/specification/catalog';
import { applyAll } from '@ninefold/specification/declaration/full';
import {
  CommandError,
  type CommandIO,
  exitCode,
  type Options,
  type Subcommand,
} from '../command/index.ts';
import {
  isTable,
  planSeed,
  SeedError,
  type SeededTable,
  seedDatabase,
  seedReport,
} from '../seed/index.ts';
import {
  isLocal,
  readAddress,
  readDeclaration,
  type Session,
  withoutForeign,
  withSource,
} from '../sources/index.ts';
import { seedMessages } from './messages.ts';

export const seed: Subcommand = {
  name: 'seed',
  usage:
    '[--database-url URL | --load FILE.sql] [--rows N] [--seed N] [--tables A,B] [--append] [--dry-run | --sql] [--yes]',
  summary: () => seedMessages.summary,
  explanation: () => [
    seedMessages.explanation({ option: '--seed' }),
    '',
    seedMessages.accounts({ table: 'auth.users' }),
    '',
    seedMessages.leftOut,
    '',
    seedMessages.safety({ option: '--yes' }),
  ],
  options: [
    'database-url',
    'load',
    'schema',
    'declaration',
    'rows',
    'seed',
    'tables',
    'append',
    'dry-run',
    'sql',
    'yes',
  ],
  files: [0, 0],
  async run(options, io) {
    if (options.dryRun && options.sql) {
      throw new CommandError(
        seedMessages.oneOfTwo({ options: formatList(['--dry-run', '--sql']) }),
      );
    }
    const read = await readDeclaration(options, io);
    await withSource(options, io, async (catalog, session) => {
      const known = specificationOf(catalog);
      const { declaration } = withoutForeign(read, known, options, io);
      const { specification } = applyAll(known, declaration);
      checkTables(specification, options);
      const place = distantPlace(options);
      if (place === undefined || options.yes) await store(session, specification, options, io);
      else await onlyPlan(session, specification, options, io, place);
    });
    return exitCode.done;
  },
};

/** Returns the host of a database that is not on this machine, and may be one that people work with. */
function distantPlace({ databaseUrl, load }: Options): string | undefined {
  if (load !== undefined || databaseUrl === undefined) return undefined;
  const address = readAddress(databaseUrl);
  return isLocal(address) ? undefined : address.host;
}

async function onlyPlan(
  session: Session,
  specification: Specification,
  options: Options,
  io: CommandIO,
  host: string,
): Promise<never> {
  await session.query('begin read only');
  try {
    const tables = await planSeed(session, specification, seedOptions(options));
    io.stdout(seedReport(tables).join('\n'));
  } finally {
    await session.query('rollback');
  }
  throw new CommandError(seedMessages.distant({ host, option: '--yes' }));
}

async function store(
  session: Session,
  specification: Specification,
  options: Options,
  io: CommandIO,
): Promise<void> {
  const isKept = !options.dryRun && !options.sql && options.load === undefined;
  await session.query('begin');
  try {
    const seeded = await seedDatabase(session, specification, seedOptions(options));
    const { tables, statements, sequences } = seeded;
    const report = seedReport(tables).join('\n');
    if (options.sql) {
      io.stderr(report);
      io.stdout(['begin', ...statements, ...sequences, 'commit', ''].join(';\n').trimEnd());
    } else io.stdout(report);
    if (isKept) {
      for (const sql of sequences) await session.query(sql);
      await session.query('commit');
    } else await session.query('rollback');
    const say = options.sql ? io.stderr : io.stdout;
    say(isKept ? seedMessages.stored(sumOf(tables)) : seedMessages.notStored);
  } catch (error) {
    await session.query('rollback').catch(() => {});
    if (error instanceof SeedError) throw failure(error);
    throw error;
  }
}

function failure({ entity, message, cause }: SeedError): CommandError {
  const text =
    entity === undefined
      ? seedMessages.failed({ reason: message })
      : seedMessages.failedAt({ table: entityId(entity), reason: message, option: '--tables' });
  return new CommandError(text, { cause });
}

const sumOf = (tables: readonly SeededTable[]) => ({
  records: tables.reduce((sum, { stored }) => sum + stored, 0),
  tables: tables.filter(({ stored }) => stored > 0).length,
});

const seedOptions = ({ rows, seed, tables, append }: Options) => ({
  rows,
  seed,
  tables,
  append,
  // The same all day, and never later than the database’s clock.
  now: Math.floor(Date.now() / 86_400_000) * 86_400_000,
});

/** @throws {CommandError} for a name that no table has. */
function checkTables({ entities }: Specification, { tables = [] }: Options): void {
  const names = entities.filter(isTable).map(entityId);
  const unknown = tables.filter((name) => !names.includes(name));
  if (unknown.length === 0) return;
  throw new CommandError(
    seedMessages.noTable({
      count: unknown.length,
      tables: formatList(unknown),
      names: formatList(names),
    }),
  );
}
