import { type Catalog } from '@ninefold/specification/catalog';
import { CommandError, type CommandIO, type Options, rememberedSchemas } from '../command/index.ts';
import { readDatabase, type Session, withConnection, withSession } from './database/index.ts';
import { sourceMessages } from './messages.ts';
import { withDump } from './read-dump.ts';

type Source = Pick<Options, 'databaseUrl' | 'load' | 'schemas'>;

/**
 * Reads the catalog of the database or dump that the options name.
 *
 * @throws {CommandError} {DumpError} if it can't be read.
 */
export async function readSource(source: Source, io: CommandIO): Promise<Catalog> {
  return source.load === undefined
    ? readServer(source, io)
    : withDump(source.load, source.schemas, io, (catalog) => catalog);
}

/**
 * Reads the catalog of the database or dump that the options name, then runs a task on a connection to it.
 *
 * @throws {CommandError} {DumpError} if it can't be read.
 */
export async function withSource<Result>(
  source: Source,
  io: CommandIO,
  task: (catalog: Catalog, session: Session) => Promise<Result>,
): Promise<Result> {
  if (source.load !== undefined) return withDump(source.load, source.schemas, io, task);
  const catalog = await readServer(source, io);
  return withConnection(addressIn(source), (connection) =>
    withSession(connection, (session) => task(catalog, session)),
  );
}

function readServer(source: Source, io: CommandIO): Promise<Catalog> {
  const schemas = source.schemas ?? rememberedSchemas(io) ?? ['public'];
  return readDatabase(addressIn(source), schemas, io);
}

/** @throws {CommandError} if no database is named. */
function addressIn({ databaseUrl }: Source): string {
  if (databaseUrl !== undefined) return databaseUrl;
  throw new CommandError(
    sourceMessages.noDatabase({
      option: '--database-url URL',
      variable: 'DATABASE_URL',
      example: 'postgresql://USER:PASSWORD@HOST:5432/DATABASE',
      load: '--load FILE.sql',
    }),
  );
}
