import { relative } from 'node:path';
import type { Catalog } from '@ninefold/specification/catalog';
import { specificationOf } from '@ninefold/specification/catalog';
import { blankSpecification } from '@ninefold/specification';
import { applyWholeDeclaration } from '@ninefold/specification/declaration/full';
import type { ReadSpecification } from '@ninefold/specification/documents/json';
import { CommandError } from '../command-error.ts';
import type { Options } from '../options.ts';
import type { Surroundings } from '../surroundings.ts';
import { readDatabase } from './database/read-database.ts';
import { readDeclaration } from './read-declaration.ts';
import { readDump } from './read-dump.ts';
import { readSpecificationFile } from './specification-file.ts';

/**
 * The specification that the options ask for: a file's as it stands, a blank
 * one, or what a database and the team's declaration say now.
 *
 * @throws {CommandError} {DumpError} {SpecificationFileError} where there is none to be had.
 */
export async function readSpecification(
  options: Options,
  surroundings: Surroundings,
): Promise<ReadSpecification> {
  const [file] = options.files;
  const other = options.blank ? '--blank' : options.load === undefined ? undefined : '--load';
  if (file !== undefined && other !== undefined) {
    throw new CommandError(`${file} and ${other} can't both be read. Leave one of them out.`);
  }
  if (options.blank) return { specification: blankSpecification };
  if (file !== undefined) return readSpecificationFile(file);
  return readLiveSpecification(options, surroundings);
}

/** What the database and the declaration say now. */
export interface LiveSpecification extends ReadSpecification {
  /** What of the declaration does not fit, a line each: told already. */
  readonly misfits: readonly string[];
}

/** Reads the database and the declaration. What of the declaration does not fit is told. */
export async function readLiveSpecification(
  options: Options,
  surroundings: Surroundings,
): Promise<LiveSpecification> {
  const { file, declaration } = await readDeclaration(options.declaration);
  const catalog = await readCatalog(options, surroundings);
  const known = specificationOf(catalog);
  const { specification, problems } = applyWholeDeclaration(known, declaration);
  const place = relative(surroundings.folder, file);
  const misfits = problems.map(
    ({ path, message, against }) =>
      `${place}: ${path}${against === undefined ? '' : ' (a contradiction)'}: ${message}`,
  );
  for (const misfit of misfits) surroundings.tell(misfit);
  const { server, role, schemas } = catalog;
  return { specification, discovered: { server, role, schemas }, misfits };
}

function readCatalog(
  { databaseUrl, load, schemas }: Options,
  surroundings: Surroundings,
): Promise<Catalog> {
  if (load !== undefined) return readDump(load, schemas, surroundings);
  if (databaseUrl !== undefined)
    return readDatabase(databaseUrl, schemas ?? ['public'], surroundings);
  throw new CommandError(
    'There is no database to read. Name one with --database-url URL or in the variable DATABASE_URL (postgresql://USER:PASSWORD@HOST:5432/DATABASE), or a plain SQL dump with --load FILE.sql.',
  );
}
