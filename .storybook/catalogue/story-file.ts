import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree names them; the properties that are read here. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** The top-level declarations of a file of stories, from which examples are assembled. */
export interface StoryFile {
  readonly source: string;
  /** Keyed by local name. */
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Functions, constants and types of the file itself. */
  readonly declarations: ReadonlyMap<string, Syntax>;
  readonly meta: Syntax | undefined;
  /** The exported stories, in the file's order. */
  readonly stories: ReadonlyMap<string, Syntax>;
}

export interface ImportedName {
  readonly from: string;
  /** As it is imported: `Button`, `default as x`, `* as x`. */
  readonly name: string;
  readonly isType: boolean;
}

export function readStoryFile(path: string, source: string): StoryFile {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) {
    throw new Error(`${path} could not be parsed: ${errors[0]?.message ?? ''}. Correct the file.`);
  }
  const imports = new Map<string, ImportedName>();
  const declarations = new Map<string, Syntax>();
  const stories = new Map<string, Syntax>();
  let meta: Syntax | undefined;
  const declare = (statement: Syntax, isExported: boolean): void => {
    for (const [name, node, value] of declared(statement)) {
      if (name === 'meta' && value !== undefined) meta = value;
      else if (isExported && value?.type === 'ObjectExpression') stories.set(name, value);
      else declarations.set(name, node);
    }
  };
  for (const statement of program.body as unknown as readonly Syntax[]) {
    if (statement.type === 'ImportDeclaration') addImports(imports, statement);
    else if (statement.type === 'ExportNamedDeclaration' && statement['declaration'] !== null) {
      declare(child(statement, 'declaration'), true);
    } else if (statement.type !== 'ExportDefaultDeclaration') declare(statement, false);
  }
  return { source, imports, declarations, meta, stories };
}

/** The names that a statement declares, each with the whole of it and, of a constant, its value. */
function declared(statement: Syntax): readonly [string, Syntax, Syntax | undefined][] {
  if (statement.type !== 'VariableDeclaration') {
    const id = statement['id'] as Syntax | null | undefined;
    return id?.type === 'Identifier' ? [[id['name'] as string, statement, undefined]] : [];
  }
  return list(statement, 'declarations').flatMap((declarator) => {
    const id = child(declarator, 'id');
    const init = declarator['init'] as Syntax | null;
    if (id.type !== 'Identifier' || init === null) return [];
    return [[id['name'] as string, statement, withoutType(init)] as [string, Syntax, Syntax]];
  });
}

function addImports(imports: Map<string, ImportedName>, statement: Syntax): void {
  const from = child(statement, 'source')['value'] as string;
  for (const specifier of list(statement, 'specifiers')) {
    const local = child(specifier, 'local')['name'] as string;
    const isType = statement['importKind'] === 'type' || specifier['importKind'] === 'type';
    const imported = specifier['imported'] as Syntax | undefined;
    const original = (imported?.['name'] as string | undefined) ?? 'default';
    const name =
      specifier.type === 'ImportNamespaceSpecifier'
        ? `* as ${local}`
        : original === local
          ? local
          : `${original} as ${local}`;
    imports.set(local, { from, name, isType });
  }
}

const wrappings = ['TSSatisfiesExpression', 'TSAsExpression', 'ParenthesizedExpression'];

/** `{…} satisfies Meta`, `{…} as const` and `({…})` are the object. */
export function withoutType(node: Syntax): Syntax {
  return wrappings.includes(node.type) ? withoutType(child(node, 'expression')) : node;
}

export function child(node: Syntax, property: string): Syntax {
  return node[property] as Syntax;
}

export function list(node: Syntax, property: string): readonly Syntax[] {
  return (node[property] as readonly Syntax[] | undefined) ?? [];
}

/** The property of an object expression that is written out in it. */
export function propertyOf(object: Syntax | undefined, name: string): Syntax | undefined {
  if (object === undefined) return undefined;
  const property = list(object, 'properties').find(
    (candidate) => candidate.type === 'Property' && keyOf(candidate) === name,
  );
  return property === undefined ? undefined : child(property, 'value');
}

export function keyOf(property: Syntax): string {
  const key = child(property, 'key');
  return (key['name'] ?? key['value']) as string;
}

/** Every node below one, itself included. */
export function* walk(node: Syntax): Generator<Syntax> {
  yield node;
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isSyntax(inner)) yield* walk(inner);
    }
  }
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
