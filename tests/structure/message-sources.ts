import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A source file of the product: no test, story or sample. */
export interface SourceFile {
  readonly file: string;
  readonly program: ESTree.Program;
}

/** Messages that a file declares: `export const name = messages('area', { key: 'English' })`. */
export interface MessageArea {
  readonly file: string;
  readonly name: string;
  readonly area: string;
  readonly english: Readonly<Record<string, string>>;
}

const root = `${import.meta.dirname}/../..`;

/** Parses what the pattern matches, from the root of the workspace. */
export function sourceFiles(pattern: string): readonly SourceFile[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.tsx?$|\/testing\/|\/node_modules\/|\/dist\//.test(file))
    .toSorted()
    .map((file) => ({
      file,
      program: parseSync(file, readFileSync(`${root}/${file}`, 'utf8')).program,
    }));
}

/** Finds the messages that a file declares. */
export function messageAreas({ file, program }: SourceFile): readonly MessageArea[] {
  const found: MessageArea[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const { callee, arguments: args } = init;
      if (callee.type !== 'Identifier' || callee.name !== 'messages') return;
      const [area, texts] = args;
      if (area?.type !== 'Literal' || texts?.type !== 'ObjectExpression') {
        throw new Error(`${file}: messages(…) takes a text and an object of texts.`);
      }
      const english = texts.properties.map((property): [string, string] => {
        if (property.type !== 'Property' || textOf(property.value) === undefined) {
          throw new Error(`${file}: each message of ${String(area.value)} is a text.`);
        }
        const { key, value } = property;
        return [
          key.type === 'Identifier' ? key.name : (key as ESTree.StringLiteral).value,
          textOf(value) ?? '',
        ];
      });
      found.push({
        file,
        name: id.name,
        area: String(area.value),
        english: Object.fromEntries(english),
      });
    },
  }).visit(program);
  return found;
}

/** Returns the text of a string or of several that are joined. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  if (node.type !== 'BinaryExpression') return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/**
 * Finds the keys of messages that a file reads, as `name.key`; `name.*` where it chooses a key by a value, or
 * hands all of them to a function.
 */
export function messageReads(
  { program }: SourceFile,
  names: ReadonlySet<string>,
): readonly string[] {
  const found: string[] = [];
  /** Where a name is not read as a whole: in a declaration, an import, a type, or before a key. */
  const parts = new Set<number>();
  new Visitor({
    ImportSpecifier({ imported, local }) {
      parts.add(imported.start).add(local.start);
    },
    ExportSpecifier({ exported, local }) {
      parts.add(exported.start).add(local.start);
    },
    TSTypeQuery: ({ exprName }) => void parts.add(exprName.start),
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'Identifier' || !names.has(object.name)) return;
      parts.add(object.start);
      if (!computed && property.type === 'Identifier') {
        found.push(`${object.name}.${property.name}`);
      } else if (property.type === 'Literal')
        found.push(`${object.name}.${String(property.value)}`);
      else found.push(`${object.name}.*`);
    },
    VariableDeclarator({ id, init }) {
      parts.add(id.start);
      if (init?.type !== 'Identifier' || id.type !== 'ObjectPattern') return;
      parts.add(init.start);
      for (const property of id.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier') {
          found.push(`${init.name}.${property.key.name}`);
        }
      }
    },
    Identifier({ name, start }) {
      if (names.has(name) && !parts.has(start)) found.push(`${name}.*`);
    },
  }).visit(program);
  return found;
}

/** Attributes whose text a person reads or hears. */
const textAttributes: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'description',
  'heading',
  'help',
  'label',
  'placeholder',
  'reason',
  'title',
]);

/** Names that are the same in every language. */
const properNames: ReadonlySet<string> = new Set(['JSON', 'Markdown', 'Ninefold', 'curl']);

/** Finds texts that are written in JSX: between elements, or in an attribute that a person reads. */
export function literalsInJsx({ file, program }: SourceFile): readonly string[] {
  const found: string[] = [];
  const add = (text: string) => {
    if (/\p{L}{2}/u.test(text) && !properNames.has(text.trim()))
      found.push(`${file}: ${text.trim()}`);
  };
  const addValue = (value: ESTree.Expression | ESTree.JSXEmptyExpression) => {
    if (value.type === 'Literal' && typeof value.value === 'string') add(value.value);
    else if (value.type === 'TemplateLiteral') {
      for (const quasi of value.quasis) add(quasi.value.cooked ?? '');
    } else if (value.type === 'ConditionalExpression') {
      addValue(value.consequent);
      addValue(value.alternate);
    } else if (value.type === 'LogicalExpression') addValue(value.right);
  };
  new Visitor({
    JSXText: ({ value }) => add(value),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !textAttributes.has(name.name)) return;
      if (value?.type === 'Literal') add(value.value);
      if (value?.type === 'JSXExpressionContainer') addValue(value.expression);
    },
    JSXElement({ children }) {
      for (const child of children) {
        if (child.type === 'JSXExpressionContainer') addValue(child.expression);
      }
    },
  }).visit(program);
  return found;
}

/** Finds sentences that are written in other code than messages: several words from a capital on. */
export function sentences({ file, program }: SourceFile): readonly string[] {
  const found: string[] = [];
  let inError = 0;
  const add = (text: string) => {
    if (inError === 0 && /(?:^|\W)\p{Lu}\p{Ll}* \p{Ll}+ \p{Ll}+/u.test(text))
      found.push(`${file}: ${text}`);
  };
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'messages') inError++;
    },
    'CallExpression:exit': ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'messages') inError--;
    },
    // What is thrown, and the technical facts of a failure, are for developers.
    ThrowStatement: () => void inError++,
    'ThrowStatement:exit': () => void inError--,
    Property: ({ key }) => {
      if (key.type === 'Identifier' && key.name === 'technical') inError++;
    },
    'Property:exit': ({ key }) => {
      if (key.type === 'Identifier' && key.name === 'technical') inError--;
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) inError++;
    },
    'NewExpression:exit': ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) inError--;
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') add(value);
    },
    TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(program);
  return found;
}
