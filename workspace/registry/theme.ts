import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { packageNameOf, root } from '../packages.ts';
import { itemSchema, type RegistryItem, withVersions } from './item.ts';

const stylesheet = 'packages/ui/src/styles.css';

/** Nested as shadcn's command takes it: selectors and at-rules with declarations, each an object. */
interface Block {
  [name: string]: string | Block;
}

interface Theme {
  readonly css: Block;
  /** Without the two hyphens: they become `@theme inline`. */
  readonly variables: Record<string, string>;
  readonly packages: Set<string>;
}

/** Returns the tokens and the styles of components, as shadcn's command merges them into a project's stylesheet. */
export function themeItem(): RegistryItem {
  const theme: Theme = { css: {}, variables: {}, packages: new Set() };
  for (const name of importsOf(stylesheet)) {
    if (name === 'tailwindcss' || name.startsWith('./patterns/')) continue;
    if (name.startsWith('.')) addFile(theme, join(dirname(stylesheet), name));
    else addPackage(theme, name);
  }
  return {
    $schema: itemSchema,
    name: 'theme',
    type: 'registry:theme',
    title: 'Theme',
    description:
      'The tokens of the design system, and the base styles that its components rely on.',
    dependencies: withVersions(theme.packages),
    cssVars: { theme: theme.variables },
    css: theme.css,
  };
}

function importsOf(file: string): readonly string[] {
  const names: string[] = [];
  postcss.parse(readFileSync(join(root, file), 'utf8')).walkAtRules('import', ({ params }) => {
    names.push(params.slice(1, -1));
  });
  return names;
}

function addPackage({ css, packages }: Theme, file: string): void {
  css[`@import "${file}"`] = {};
  packages.add(packageNameOf(file));
}

function addFile(theme: Theme, file: string): void {
  for (const node of postcss.parse(readFileSync(join(root, file), 'utf8')).nodes) {
    if (node.type === 'atrule' && node.name === 'theme') addVariables(theme, node);
    // The command can't merge a font's faces: the package's own stylesheet has them.
    else if (node.type === 'atrule' && node.name === 'font-face') addFont(theme, node);
    else addNode(theme, node, [], undefined);
  }
}

function addVariables(theme: Theme, rule: AtRule): void {
  for (const node of rule.nodes ?? []) {
    // `--color-*: initial` would take a project's own colours from it.
    if (node.type === 'decl' && node.prop.endsWith('*')) continue;
    if (node.type === 'decl') theme.variables[node.prop.slice(2)] = oneLine(node.value);
    else addNode(theme, node, [], undefined);
  }
}

function addFont(theme: Theme, rule: AtRule): void {
  rule.walkDecls('src', ({ value }) => {
    const [, file = ''] = /url\('([^']+)'\)/.exec(value) ?? [];
    addPackage(theme, `${packageNameOf(file)}/wght.css`);
  });
}

/**
 * Adds a node under its at-rules and one selector: the command understands no rules in rules. At-rules within a rule
 * come to lie around it, and `&` becomes the selector.
 */
function addNode(
  theme: Theme,
  node: ChildNode,
  around: readonly string[],
  selector: string | undefined,
): void {
  if (node.type === 'comment') return;
  if (node.type === 'decl') {
    const value = oneLine(node.value) + (node.important ? ' !important' : '');
    blockAt(theme.css, [...around, ...(selector === undefined ? [] : [selector])])[node.prop] =
      value;
  } else if (node.type === 'rule') addRule(theme, node, around, selector);
  else addAtRule(theme, node, around, selector);
}

function addRule(
  theme: Theme,
  rule: Rule,
  around: readonly string[],
  selector: string | undefined,
): void {
  const own = oneLine(rule.selector);
  const whole = selector === undefined ? own : own.replaceAll('&', selector);
  addAll(theme, rule, around, inShadcnsWay(whole));
}

function addAtRule(
  theme: Theme,
  rule: AtRule,
  around: readonly string[],
  selector: string | undefined,
): void {
  const { name, nodes } = rule;
  const key = `@${name} ${oneLine(rule.params)}`.trim();
  // A project with shadcn's components has its dark theme by a class alone.
  if (name === 'media' && key.includes('prefers-color-scheme')) return;
  if (nodes === undefined) {
    blockAt(theme.css, [...around, ...(selector === undefined ? [] : [selector])])[key] = {};
  } else if (name === 'keyframes') {
    const frames: Theme = { ...theme, css: {} };
    addAll(frames, rule, [], undefined);
    theme.css[key] = frames.css;
  } else if (name === 'utility' && rule.some((each) => each.type === 'atrule')) {
    // The command merges no at-rules into a utility; a class in the same layer has the same effect.
    addAll(theme, rule, [...around, '@layer utilities'], `.${rule.params}`);
  } else addAll(theme, rule, [...around, key], selector);
}

function addAll(
  theme: Theme,
  container: Container,
  around: readonly string[],
  selector: string | undefined,
): void {
  for (const node of container.nodes ?? []) addNode(theme, node, around, selector);
}

function blockAt(css: Block, names: readonly string[]): Block {
  return names.reduce((block, name) => (block[name] ??= {}) as Block, css);
}

/** A dark theme is what has the class, too. */
function inShadcnsWay(selector: string): string {
  return selector.replaceAll("[data-theme='dark']", ":is(.dark, [data-theme='dark'])");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
