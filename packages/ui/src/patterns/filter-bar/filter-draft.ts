import type { Filter, FilterGroup, FilterOperator, FilterTerm } from '../../shapes/index.ts';
import { isGroup } from './filter-words.ts';
import { valuesOf } from './operators.ts';

/** A condition while it is edited. */
export interface DraftCondition {
  readonly id: number;
  readonly field: string;
  /** As it is typed: `address.city`. */
  readonly path: string;
  readonly operator: FilterOperator;
  readonly values: readonly string[];
  /** Why what is typed is not a value yet. */
  readonly unread?: string;
}

/** A group while it is edited. It may be empty. */
export interface DraftGroup extends Pick<FilterGroup, 'operator' | 'relation'> {
  readonly id: number;
  readonly negated: boolean;
  readonly nodes: readonly DraftNode[];
}

export type DraftNode = DraftCondition | DraftGroup;

export function isDraftGroup(node: DraftNode): node is DraftGroup {
  return 'nodes' in node;
}

let lastId = 0;

/** Returns an id that no other node has. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Returns the filters of a list as one group. A list with one group only is that group. */
export function draftOf(filters: readonly FilterTerm[]): DraftGroup {
  const [only, ...others] = filters;
  const isOne = only !== undefined && isGroup(only) && others.length === 0;
  return isOne && only.relation === undefined
    ? groupDraft(only)
    : groupDraft({ operator: 'and', terms: filters });
}

function groupDraft({ operator, negated = false, relation, terms }: FilterGroupLike): DraftGroup {
  const nodes = terms.map((term) => (isGroup(term) ? groupDraft(term) : conditionDraft(term)));
  return { id: nextId(), operator, negated, relation, nodes };
}

type FilterGroupLike = Omit<FilterGroup, 'negated'> & { readonly negated?: boolean };

function conditionDraft({ field, path, operator, values }: Filter): DraftCondition {
  return { id: nextId(), field, path: writePath(path), operator, values };
}

/** Returns the filters that a draft describes. Empty groups say nothing, except that there are related records. */
export function filtersOf(draft: DraftGroup): readonly FilterTerm[] {
  const root = termOf(draft);
  if (root === undefined) return [];
  const isAll = isGroup(root) && root.operator === 'and' && !root.negated;
  return isAll && root.relation === undefined ? root.terms : [root];
}

function termOf(node: DraftNode): FilterTerm | undefined {
  if (!isDraftGroup(node)) {
    const { field, operator, values } = node;
    const path = readPath(node.path);
    return {
      field,
      ...(path.length > 0 && { path }),
      operator,
      values: valuesOf(operator, values),
    };
  }
  const terms = node.nodes.map(termOf).filter((term) => term !== undefined);
  const [only] = terms;
  const isPlain = node.relation === undefined;
  if (isPlain && (only === undefined || (!node.negated && terms.length === 1))) return only;
  return {
    operator: only === undefined ? 'and' : node.operator,
    ...(node.negated && { negated: true }),
    ...(node.relation !== undefined && { relation: node.relation }),
    terms,
  };
}

/** Reads `lines.0.text`: names, and the places in lists from 0. A dot in a name has `\` before it. */
export function readPath(text: string): readonly (string | number)[] {
  const steps = text.trim().match(/(?:\\.|[^.\\])+/gs) ?? [];
  return steps.map((step) =>
    /^-?\d{1,9}$/.test(step) ? Number(step) : step.replaceAll(/\\(.)/gs, '$1'),
  );
}

function writePath(path: Filter['path'] = []): string {
  return path
    .map((step) => {
      if (typeof step === 'number') return String(step);
      const escaped = step.replaceAll(/[.\\]/g, String.raw`\$&`);
      // Digits alone are a place in a list.
      return /^-?\d{1,9}$/.test(step) ? `\\${step}` : escaped;
    })
    .join('.');
}

/** Returns the group with a node replaced by others: none removes it. */
export function replaceNode(
  group: DraftGroup,
  id: number,
  replace: (node: DraftNode) => readonly DraftNode[],
): DraftGroup {
  return {
    ...group,
    nodes: group.nodes.flatMap((node) => {
      if (node.id === id) return replace(node);
      return isDraftGroup(node) ? [replaceNode(node, id, replace)] : [node];
    }),
  };
}

/** Returns the draft with a group changed, the root among them. */
export function changeGroup(
  root: DraftGroup,
  id: number,
  change: (group: DraftGroup) => DraftGroup,
): DraftGroup {
  if (root.id === id) return change(root);
  return replaceNode(root, id, (node) => [isDraftGroup(node) ? change(node) : node]);
}

/** Returns a copy with ids of its own. */
export function copyNode(node: DraftNode): DraftNode {
  return isDraftGroup(node)
    ? { ...node, id: nextId(), nodes: node.nodes.map(copyNode) }
    : { ...node, id: nextId() };
}

/**
 * Moves a node one place up or down: into the group that it meets, and out of its own at the end of it.
 * Conditions on related records stay among them.
 */
export function moveNode(group: DraftGroup, id: number, by: 1 | -1): DraftGroup {
  const index = group.nodes.findIndex((node) => node.id === id);
  const node = group.nodes[index];
  if (node === undefined) {
    // Out of a group within this one, or deeper.
    for (const [place, inner] of group.nodes.entries()) {
      if (!isDraftGroup(inner)) continue;
      const edge = inner.nodes.at(by === 1 ? -1 : 0);
      if (edge?.id === id && inner.relation === undefined) {
        const kept = { ...inner, nodes: inner.nodes.filter((each) => each !== edge) };
        const moved = by === 1 ? [kept, edge] : [edge, kept];
        return { ...group, nodes: group.nodes.toSpliced(place, 1, ...moved) };
      }
    }
    const nodes = group.nodes.map((inner) =>
      isDraftGroup(inner) ? moveNode(inner, id, by) : inner,
    );
    return { ...group, nodes };
  }
  const neighbour = group.nodes[index + by];
  if (neighbour === undefined) return group;
  const rest = group.nodes.filter((each) => each !== node);
  const place = rest.indexOf(neighbour);
  if (isDraftGroup(neighbour) && neighbour.relation === undefined) {
    const nodes = by === 1 ? [node, ...neighbour.nodes] : [...neighbour.nodes, node];
    return { ...group, nodes: rest.with(place, { ...neighbour, nodes }) };
  }
  return { ...group, nodes: rest.toSpliced(by === 1 ? place + 1 : place, 0, node) };
}

/** Returns the node with an id, and the group that it is in. */
export function findNode(
  group: DraftGroup,
  id: number,
): { readonly node: DraftNode; readonly parent: DraftGroup } | undefined {
  for (const node of group.nodes) {
    if (node.id === id) return { node, parent: group };
    const found = isDraftGroup(node) ? findNode(node, id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
