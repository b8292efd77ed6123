import {
  type Backend,
  type ExtensionName,
  extensionNames,
  grantAccess,
  hasGrants,
  ownSchemas,
} from '@ninefold/embedded';
import { freezeClock, storyMoment } from '@ninefold/embedded/stories';
import type { Specification } from '@ninefold/specification';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import type { Declaration } from '@ninefold/specification/declaration';
import { applyAll } from '@ninefold/specification/declaration/full';
import type { CommandIO, Options } from '../command/index.ts';
import { isTable, type SeededTable, seedDatabase } from '../seed/index.ts';
import {
  type DeclarationFile,
  openDump,
  readDumpCatalog,
  relationSql,
  withoutForeign,
} from '../sources/index.ts';
import { fillRoleTable, findRoleTable } from './role-table.ts';
import { createPeople, giveMemberships, provenRoles } from './sample-people.ts';
import { productRoles } from './story-roles.ts';

/** A database of samples, and what is known about it. */
export interface SampleDatabase {
  readonly specification: Specification;
  readonly declaration: Declaration;
  /** The product's roles that a sample person has. */
  readonly roles: readonly string[];
  /** The product's roles that no sample person could be given. */
  readonly rolesWithoutPerson: readonly string[];
  readonly tables: readonly SeededTable[];
  /** For `createBackend`. */
  readonly snapshot: Blob;
  readonly schemas: readonly string[];
  readonly extensions: readonly ExtensionName[];
}

/**
 * Loads a dump without its rows, fills it with samples at the stories' moment, and creates a person for each role. Policies,
 * grants and triggers are the team's own.
 *
 * @throws {CommandError} {DumpError} {SeedError}
 */
export async function makeSampleDatabase(
  file: string,
  read: DeclarationFile,
  options: Options,
  io: CommandIO,
): Promise<SampleDatabase> {
  const runClock = freezeClock(storyMoment);
  const backend = await openDump(file, io);
  try {
    return await fill(backend, file, read, options, io);
  } finally {
    await backend.close();
    runClock();
  }
}

async function fill(
  backend: Backend,
  file: string,
  read: DeclarationFile,
  options: Options,
  io: CommandIO,
): Promise<SampleDatabase> {
  // The log of all that is stored would be most of what a page has to unpack.
  await backend.exec('set wal_recycle = off');
  const schemas = options.schemas ?? (await ownSchemas(backend));
  if (!(await hasGrants(backend, schemas))) await grantAccess(backend, [...schemas]);
  const known = specificationOf(await readDumpCatalog(backend, schemas, file, io));
  const { declaration } = withoutForeign(read, known, options, io);
  const { specification } = applyAll(known, declaration);
  const { access } = declaration;
  const wanted = productRoles(specification, access);
  await leaveOutRows(backend, specification);
  const roleTable = await findRoleTable(backend);
  await createPeople(backend, wanted, access, roleTable?.roles);
  const tables = await seed(backend, specification, options);
  await giveMemberships(backend, wanted, specification, access);
  if (roleTable !== undefined) await fillRoleTable(backend, roleTable, wanted);
  const roles = await provenRoles(backend, wanted, access);
  const { rows } = await backend.query<{ name: ExtensionName }>(
    `select replace(extname, '-', '_') as name from pg_extension`,
  );
  const extensions = rows.map(({ name }) => name).filter((name) => extensionNames.includes(name));
  await backend.exec(installationSql({ schemas }));
  await backend.exec('select pg_switch_wal()');
  return {
    specification,
    declaration,
    roles,
    rolesWithoutPerson: wanted.filter((role) => !roles.includes(role)),
    tables,
    snapshot: await backend.snapshot(),
    schemas,
    extensions,
  };
}

/** Rows of a dump may be about real people, and a snapshot goes wherever the stories go. */
async function leaveOutRows(backend: Backend, { entities }: Specification): Promise<void> {
  const tables = [...entities.filter(isTable).map(relationSql), 'auth.users'];
  await backend.exec(`set session_replication_role = replica;
    truncate ${tables.join(', ')} cascade;
    reset session_replication_role;`);
}

async function seed(
  backend: Backend,
  specification: Specification,
  { rows, seed }: Options,
): Promise<readonly SeededTable[]> {
  await backend.query('begin');
  const seeded = await seedDatabase(backend, specification, {
    rows,
    seed,
    now: storyMoment.getTime(),
    append: false,
  });
  for (const sql of seeded.sequences) await backend.query(sql);
  await backend.query('commit');
  return seeded.tables;
}
