import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import {
  child,
  keyOf,
  list,
  readStoryFile,
  type StoryFile,
  type Syntax,
} from '../catalogue/story-file.ts';
import { root } from './pages.ts';

/** A function, or a property of an interface, as its docstring describes it. */
export interface Documented {
  readonly name: string;
  /** As it is written in the source. */
  readonly signature: string;
  /** The docstring without its marks; '' where there is none. */
  readonly text: string;
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly statements: readonly Syntax[];
  readonly comments: readonly { readonly value: string; readonly end: number }[];
}

/**
 * Returns the properties of an interface, and of those in its file that it extends. One without a docstring has that of
 * the function of its name, where the file imports it: `useRecords` of `ScreensOf`.
 *
 * @throws {Error} when the file has no such interface.
 */
export function membersOf(file: string, name: string): readonly Documented[] {
  const source = read(file);
  const found = interfaceIn(source, name);
  if (found === undefined) throw new Error(`${file} has no interface ${name}. Correct the page.`);
  const own = list(child(found, 'body'), 'body')
    .filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature')
    .map((member) => memberOf(source, member));
  return [...own, ...list(found, 'extends').flatMap((each) => inherited(source, each))];
}

function interfaceIn({ statements }: Source, name: string | undefined): Syntax | undefined {
  return statements
    .map(declared)
    .find((each) => each.type === 'TSInterfaceDeclaration' && nameOf(each) === name);
}

/** The properties of `Other`, or of `Omit<Other, 'hidden'>`. */
function inherited(source: Source, heritage: Syntax): readonly Documented[] {
  const name = child(heritage, 'expression')['name'] as string | undefined;
  const given = heritage['typeArguments'] as Syntax | null;
  const [first, omitted] = given === null ? [] : list(given, 'params');
  const base = name === 'Omit' && first ? (child(first, 'typeName')['name'] as string) : name;
  if (base === undefined || interfaceIn(source, base) === undefined) return [];
  const left = omitted && source.text.slice(omitted.start, omitted.end);
  return membersOf(source.file, base).filter((each) => !left?.includes(`'${each.name}'`));
}

function memberOf(source: Source, member: Syntax): Documented {
  const name = keyOf(member);
  const text = commentBefore(source, member);
  const type = member['typeAnnotation'] as Syntax | null;
  const isSame = type !== null && child(type, 'typeAnnotation').type === 'TSTypeQuery';
  const imported = text === '' || isSame ? importedFunction(source, name) : undefined;
  return {
    name,
    signature: (isSame && imported?.signature) || signatureOf(source, member),
    text: text || (imported?.text ?? ''),
  };
}

/** Returns the functions and constants that a module exports itself or passes on, with their docstrings. */
export function exportsOf(file: string): readonly Documented[] {
  const source = read(file);
  return source.statements.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const from = statement['source'] as Syntax | null;
    if (from === null) return functionsIn(source, statement);
    const target = targetOf(file, from['value'] as string);
    if (target === undefined || statement['exportKind'] === 'type') return [];
    const names = list(statement, 'specifiers')
      .filter((specifier) => specifier['exportKind'] !== 'type')
      .map((specifier) => child(specifier, 'local')['name']);
    return exportsOf(target).filter(({ name }) => names.includes(name));
  });
}

function functionsIn(source: Source, statement: Syntax): readonly Documented[] {
  const declaration = declared(statement);
  const name = nameOf(declaration);
  if (declaration.type !== 'FunctionDeclaration' || name === undefined) return [];
  const body = child(declaration, 'body');
  const signature = source.text.slice(declaration.start, body.start).trim();
  return [{ name, signature: `${signature};`, text: commentBefore(source, statement) }];
}

function read(file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, comments } = parseSync(file, text);
  return { file, text, comments, statements: program.body as unknown as readonly Syntax[] };
}

function declared(statement: Syntax): Syntax {
  return (statement['declaration'] as Syntax | null | undefined) ?? statement;
}

function nameOf(declaration: Syntax): string | undefined {
  return (declaration['id'] as Syntax | null | undefined)?.['name'] as string | undefined;
}

/** `readonly` says nothing about a property that people only give. */
function signatureOf({ text }: Source, member: Syntax): string {
  return text
    .slice(member.start, member.end)
    .replace(/^readonly /, '')
    .replace(/;$/, '')
    .replaceAll(/^ {2}/gm, '');
}

function commentBefore({ text, comments }: Source, node: Syntax): string {
  const comment = comments.findLast(
    ({ value, end }) =>
      value.startsWith('*') && end <= node.start && /^\s*$/.test(text.slice(end, node.start)),
  );
  return (comment?.value ?? '')
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

function importedFunction({ file, text }: Source, name: string): Documented | undefined {
  const { imports }: StoryFile = readStoryFile(file, text);
  const given = imports.get(name);
  const target = given && targetOf(file, given.from);
  return target === undefined ? undefined : exportsOf(target).find((each) => each.name === name);
}

/** The file that an import of the same package names; undefined for another package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = join(dirname(file), specifier);
  return existsSync(join(root, target)) ? target : undefined;
}
