import { type Program, visitorKeys } from 'oxc-parser';

/** A node of a syntax tree, in the form of ESTree. */
export interface SyntaxNode {
  readonly type: string;
  /** In UTF-16 code units from the beginning of the file. */
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** @param parents The nodes around it, the nearest first. */
type Visit = (node: SyntaxNode, parents: readonly SyntaxNode[], key: string) => void;

/** Visits every node, parents before their children. `key` is the property of the parent that holds it. */
export function walk(program: Program, visit: Visit): void {
  const go = (node: SyntaxNode, parents: readonly SyntaxNode[], key: string): void => {
    visit(node, parents, key);
    for (const each of visitorKeys[node.type] ?? []) {
      for (const child of [node[each]].flat()) {
        if (isNode(child)) go(child, [node, ...parents], each);
      }
    }
  };
  go(program as unknown as SyntaxNode, [], '');
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A place where a name stands for a binding. */
export interface NamedPlace {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** It gives the name a meaning of its own: a parameter, variable, function or type. */
  readonly isBound: boolean;
  /** The name is also one that others see: of a property (`{ name }`), or of an export. */
  readonly also?: 'property' | 'export' | undefined;
}

/** Returns the places of names outside of imports. The names of properties and exports are none. */
export function placesOfNames(program: Program): readonly NamedPlace[] {
  const places: NamedPlace[] = [];
  walk(program, (node, parents, key) => {
    const [parent] = parents;
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    if (parent === undefined || parent.type.startsWith('Import')) return;
    if (isOnlyName(parent, key)) return;
    const { start, end } = node;
    places.push({
      name: String(node['name']),
      start,
      end,
      isBound: isBound(parents, key),
      also: otherName(node, parent),
    });
  });
  return places;
}

/** Whether a node is the value of a property of the name, as in `tone: 'info'` and `tone="info"`. */
export function isValueOf(
  property: string,
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
): boolean {
  if (parent === undefined || parent['value'] !== node) return false;
  const name = parent[parent.type === 'JSXAttribute' ? 'name' : 'key'];
  return isNode(name) && (name['name'] ?? name['value']) === property;
}

/** Keys under which a node is the name of something that is not a binding. */
const names: Readonly<Record<string, string>> = {
  JSXAttribute: 'name',
  ExportSpecifier: 'exported',
  TSEnumMember: 'id',
  TSQualifiedName: 'right',
};

function isOnlyName(parent: SyntaxNode, key: string): boolean {
  if (names[parent.type] === key || key === 'label') return true;
  return (key === 'property' || key === 'key') && parent['computed'] !== true;
}

function otherName(node: SyntaxNode, parent: SyntaxNode): NamedPlace['also'] {
  if (parent.type === 'Property' && parent['shorthand'] === true) return 'property';
  const { exported } = parent;
  return parent.type === 'ExportSpecifier' && isNode(exported) && exported.start === node.start
    ? 'export'
    : undefined;
}

/** Keys of parents under which an identifier is a new name. */
const newNames: readonly string[] = ['id', 'params', 'param', 'elements', 'left', 'argument'];

/** Errs on the side of a new name, for which imports keep their local name. */
function isBound([parent, beyond]: readonly SyntaxNode[], key: string): boolean {
  if (parent?.type === 'Property') return beyond?.type === 'ObjectPattern';
  if (parent?.type === 'TSTypeParameter') return key === 'name';
  const isPattern = /^(Array|Assignment)Pattern$|^RestElement$|^VariableDeclarator$/.test(
    parent?.type ?? '',
  );
  const isDeclared = /Function|Class|^Catch|^TS\w+Declaration$/.test(parent?.type ?? '');
  return (isPattern || isDeclared) && newNames.includes(key);
}
