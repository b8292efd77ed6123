import { relative } from 'node:path';
import { refusedStarts } from '@ninefold/rules/records';
import { hasEarlierFunctions, specificationOf } from '@ninefold/specification/catalog';
import { blankSpecification, type Specification } from '@ninefold/specification';
import type { Declaration, DeclaredText } from '@ninefold/specification/declaration';
import { applyAll } from '@ninefold/specification/declaration/full';
import type { ReadSpecification } from '@ninefold/specification/documents/json';
import { CommandError, type CommandIO, type Options } from '../command/index.ts';
import { isAbout } from './is-about.ts';
import { sourceMessages } from './messages.ts';
import { type DeclarationFile, readDeclaration } from './read-declaration.ts';
import { readSpecificationFile } from './specification-file.ts';
import { readSource } from './with-source.ts';

interface SourceSpecification extends ReadSpecification {
  /** The texts of the declaration; none where none was read. */
  readonly texts?: readonly DeclaredText[];
}

/**
 * Reads the specification that the options name: a file, a blank specification, or a database and the
 * team's declaration as they are now.
 *
 * @throws {CommandError} {DumpError} {SpecificationFileError} if it can't be read.
 */
export async function readSpecification(
  options: Options,
  io: CommandIO,
): Promise<SourceSpecification> {
  const [file] = options.files;
  const other = options.blank ? '--blank' : options.load === undefined ? undefined : '--load';
  if (file !== undefined && other !== undefined) {
    throw new CommandError(sourceMessages.twoSources({ file, option: other }));
  }
  if (options.blank) return { specification: blankSpecification };
  if (file !== undefined) return readSpecificationFile(file);
  return readLiveSpecification(options, io);
}

interface LiveSpecification extends SourceSpecification {
  readonly declaration: Declaration;
  /** Problems of the declaration, one line each. They are already on standard error. */
  readonly misfits: readonly string[];
  /** Whether the database has functions of an earlier version. */
  readonly hasEarlierFunctions: boolean;
}

/** Reads the database and the declaration. Writes problems of the declaration to standard error. */
export async function readLiveSpecification(
  options: Options,
  io: CommandIO,
): Promise<LiveSpecification> {
  const read = await readDeclaration(options, io);
  const catalog = await readSource(options, io);
  const known = specificationOf(catalog);
  const { file, declaration, texts } = withoutForeign(read, known, options, io);
  const { specification, problems } = applyAll(known, declaration);
  const place = relative(io.workingDirectory, file);
  const misfits = [
    ...problems.map(({ path, message, against }) => {
      const subject = against === undefined ? path : sourceMessages.contradiction({ path });
      return `${place}: ${subject}: ${message}`;
    }),
    ...refusedStarts(specification).map(({ path, message }) => `${place}: ${path}: ${message}`),
  ];
  for (const misfit of misfits) io.stderr(misfit);
  const { server, role, schemas } = catalog;
  return {
    specification,
    declaration,
    discovered: { server, role, schemas },
    texts,
    misfits,
    // Not installed is another matter.
    hasEarlierFunctions: catalog.installed !== undefined && hasEarlierFunctions(catalog),
  };
}

/**
 * Reads a specification with the declaration that permissions are decided by. That of a file is the team's as it is now,
 * if it is about the same entities.
 *
 * @throws {CommandError} {DumpError} {SpecificationFileError} if it can't be read.
 */
export async function readWithDeclaration(
  options: Options,
  io: CommandIO,
): Promise<Pick<LiveSpecification, 'specification' | 'declaration' | 'discovered'>> {
  if (options.files.length === 0) return readLiveSpecification(options, io);
  const read = await readSpecification(options, io);
  const { declaration } = await readDeclaration(options, io);
  const isOurs = options.declaration !== undefined || isAbout(declaration, read.specification);
  return { ...read, declaration: isOurs ? declaration : {} };
}

/** Leaves out a declaration of another database than the dump, unless the command names it. */
export function withoutForeign(
  read: DeclarationFile,
  known: Specification,
  { load, declaration: named }: Options,
  io: CommandIO,
): DeclarationFile {
  if (load === undefined || named !== undefined || isAbout(read.declaration, known)) return read;
  const file = relative(io.workingDirectory, read.file);
  const dump = relative(io.workingDirectory, load);
  io.stderr(sourceMessages.foreignDeclaration({ file, dump, option: `--declaration ${file}` }));
  return { ...read, declaration: {}, texts: [] };
}
