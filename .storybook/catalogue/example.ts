import { dirname, join, relative } from 'node:path';
import {
  child,
  keyOf,
  list,
  propertyOf,
  readStoryFile,
  walk,
  withoutType,
  type StoryFile,
  type Syntax,
} from './story-file.ts';

const sources = join(import.meta.dirname, '../../packages/ui/src');

/** Modules that stories import and applications don't. */
const ofStorybook = new Set(['storybook/test', '@storybook/react-vite', './record.ts']);

/**
 * The stories of a file as code to copy: each in its own module, with its imports from the
 * package as an application writes them. A story that uses what no application can import has none.
 */
export function examplesOf(path: string, source: string): ReadonlyMap<string, string> {
  const file = readStoryFile(path, source);
  return new Map(
    [...file.stories.keys()].flatMap((name) => {
      const code = example(file, path, name);
      return code === undefined ? [] : [[name, code] as const];
    }),
  );
}

interface Story {
  readonly args: ReadonlyMap<string, Syntax>;
  readonly render: Syntax | undefined;
}

function example(file: StoryFile, path: string, name: string): string | undefined {
  const story = storyOf(file, name);
  const shared = argsOf(file, propertyOf(file.meta, 'args'));
  const args = new Map([...shared, ...story.args]);
  const render = story.render ?? propertyOf(file.meta, 'render');
  const component = propertyOf(file.meta, 'component');
  const used: Syntax[] = [];
  const body =
    render === undefined
      ? componentBody(file, component, args, used)
      : renderBody(file, render, component, args, used);
  if (body === undefined) return undefined;
  const surroundings = surroundingsOf(file, path, used);
  if (surroundings === undefined) return undefined;
  return [...surroundings, `export function ${nameFor(name, file)}() {\n${body}\n}\n`].join('\n');
}

/** A story may have the name of a component that it shows. */
function nameFor(name: string, file: StoryFile): string {
  return file.imports.has(name) || file.declarations.has(name) ? `${name}Example` : name;
}

/** Spreads of other stories first, as JavaScript has it. */
function storyOf(file: StoryFile, name: string, seen: readonly string[] = []): Story {
  let story: Story = { args: new Map(), render: undefined };
  const object = file.stories.get(name);
  if (object === undefined || seen.includes(name)) return story;
  for (const property of list(object, 'properties')) {
    if (property.type === 'SpreadElement') {
      const other = child(property, 'argument')['name'];
      if (typeof other === 'string') story = storyOf(file, other, [...seen, name]);
    } else if (keyOf(property) === 'args') {
      story = { ...story, args: argsOf(file, withoutType(child(property, 'value'))) };
    } else if (keyOf(property) === 'render') {
      story = { ...story, render: child(property, 'value') };
    }
  }
  return story;
}

function argsOf(file: StoryFile, object: Syntax | undefined): ReadonlyMap<string, Syntax> {
  const args = new Map<string, Syntax>();
  for (const property of object === undefined ? [] : list(object, 'properties')) {
    if (property.type !== 'SpreadElement') {
      args.set(keyOf(property), child(property, 'value'));
      continue;
    }
    const spread = child(property, 'argument');
    const owner = spread.type === 'MemberExpression' ? child(spread, 'object')['name'] : undefined;
    if (typeof owner === 'string') {
      for (const [key, value] of storyOf(file, owner).args) args.set(key, value);
    }
  }
  return args;
}

function componentBody(
  file: StoryFile,
  component: Syntax | undefined,
  args: ReadonlyMap<string, Syntax>,
  used: Syntax[],
): string | undefined {
  if (component === undefined) return undefined;
  used.push(component, ...args.values());
  const tag = textOf(file, component);
  const attributes = [...args]
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => attribute(file, key, value));
  const children = args.get('children');
  const opening = [tag, ...attributes].join(' ');
  return children === undefined
    ? `return <${opening} />;`
    : `return (<${opening}>${childText(file, children)}</${tag}>);`;
}

function attribute(file: StoryFile, key: string, value: Syntax): string {
  const literal = value['value'];
  if (value.type === 'Literal' && typeof literal === 'string' && !/["\n\\]/.test(literal)) {
    return `${key}="${literal}"`;
  }
  return value.type === 'Literal' && literal === true ? key : `${key}={${textOf(file, value)}}`;
}

function childText(file: StoryFile, given: Syntax): string {
  const value = withoutType(given);
  const literal = value['value'];
  if (
    value.type === 'Literal' &&
    typeof literal === 'string' &&
    !/[{}<>&\n]|^\s|\s$/.test(literal)
  ) {
    return literal;
  }
  return value.type.startsWith('JSX') ? textOf(file, value) : `{${textOf(file, value)}}`;
}

function renderBody(
  file: StoryFile,
  render: Syntax,
  component: Syntax | undefined,
  args: ReadonlyMap<string, Syntax>,
  used: Syntax[],
): string | undefined {
  if (!/^(Arrow)?FunctionExpression$/.test(render.type)) return undefined;
  const [first, second] = list(render, 'params');
  if (second !== undefined) return undefined;
  const body = child(render, 'body');
  used.push(body);
  const code =
    body.type === 'BlockStatement'
      ? textOf(file, body).slice(1, -1)
      : `return (${textOf(file, body)});`;
  if (first === undefined) return code;
  if (component === undefined) return undefined;
  used.push(component, ...args.values());
  const values = [...args].map(([key, value]) => `'${key}': ${textOf(file, value)}`).join(', ');
  const type = `import('react').ComponentProps<typeof ${textOf(file, component)}>`;
  return `const ${textOf(file, first)}: ${type} = {${values}};\n${code}`;
}

/** Storybook's spies are functions that do nothing yet. */
function textOf(file: StoryFile, node: Syntax): string {
  const spies = [...walk(node)].filter(
    (inner) => inner.type === 'CallExpression' && child(inner, 'callee')['name'] === 'fn',
  );
  let text = file.source.slice(node.start, node.end);
  for (const spy of spies.toReversed()) {
    const [implementation] = list(spy, 'arguments');
    const replaced =
      implementation === undefined
        ? '() => {}'
        : file.source.slice(implementation.start, implementation.end);
    text = text.slice(0, spy.start - node.start) + replaced + text.slice(spy.end - node.start);
  }
  return text;
}

/** The imports and declarations that some code needs, in the file's order. */
function surroundingsOf(
  file: StoryFile,
  path: string,
  used: readonly Syntax[],
): readonly string[] | undefined {
  const needed = new Set<string>();
  const look = (node: Syntax): void => {
    for (const { type, name } of walk(node)) {
      if (!type.endsWith('Identifier') || typeof name !== 'string' || needed.has(name)) continue;
      const declaration = file.declarations.get(name);
      if (declaration === undefined && !file.imports.has(name)) continue;
      needed.add(name);
      if (declaration !== undefined) look(declaration);
    }
  };
  used.forEach(look);
  const imports = importsOf(file, path, needed);
  if (imports === undefined) return undefined;
  const declarations = [...file.declarations].filter(([name]) => needed.has(name));
  const statements = [...new Set(declarations.map(([, statement]) => statement))];
  return [...imports, '', ...statements.map((statement) => `${textOf(file, statement)}\n`)];
}

function importsOf(
  file: StoryFile,
  path: string,
  needed: ReadonlySet<string>,
): readonly string[] | undefined {
  const byModule = new Map<string, string[]>();
  for (const [local, { from, name, isType }] of file.imports) {
    if (!needed.has(local) || local === 'fn') continue;
    if (ofStorybook.has(from)) return undefined;
    const module = publicName(path, from);
    if (module === undefined) return undefined;
    const names = byModule.get(module) ?? [];
    byModule.set(module, [...names, isType ? `type ${name}` : name]);
  }
  return [...byModule].map(([module, names]) =>
    names[0]?.startsWith('* as ')
      ? `import ${names[0]} from '${module}';`
      : `import { ${names.join(', ')} } from '${module}';`,
  );
}

/** The module as an application imports it, or undefined where the package does not export it. */
function publicName(path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return from;
  const file = relative(sources, join(dirname(path), from));
  if (file === 'components/tone.ts') return '@ninefold/ui/components';
  const [, folder] = /^((?:components|fields|patterns)(?:\/[^/]+)?)\/index\.ts$/.exec(file) ?? [];
  if (folder !== undefined) return `@ninefold/ui/${folder}`;
  return file === 'patterns/shapes.ts' ? '@ninefold/ui/shapes' : undefined;
}
