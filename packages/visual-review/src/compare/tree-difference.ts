import { diffArrays } from 'diff';

/**
 * Describes how an accessibility tree changed for a person who hears the page, a sentence each: `Button
 * “Save” is now called “Keep”.`
 *
 * @param before an accessibility tree as Playwright's `ariaSnapshot` writes it.
 */
export function describeTreeChanges(before: string, after: string): readonly string[] {
  const changes = diffArrays(linesOf(before), linesOf(after));
  return changes.flatMap(({ value, added, removed }, index) => {
    const next = changes[index + 1];
    if (removed) return describeReplaced(value, next?.added ? next.value : []);
    const isDescribed = changes[index - 1]?.removed === true;
    return added && !isDescribed ? describeReplaced([], value) : [];
  });
}

/** A node of the tree, from a line such as `button "Save" [disabled]` or `text: 12 rows`. */
interface Node {
  readonly role: string;
  readonly name: string;
  /** States such as `[checked]`, or the text after a colon. */
  readonly state: string;
}

function linesOf(tree: string): string[] {
  return tree.split('\n').filter((line) => line.trim() !== '');
}

/** Where a node was removed and another of the same role added, the one became the other. */
function describeReplaced(removed: readonly string[], added: readonly string[]): readonly string[] {
  const nodes = added.map(parseNode);
  const sentences = removed.map(parseNode).map((old) => {
    const place = nodes.findIndex(({ role }) => role === old.role);
    return place === -1 ? `Gone: ${title(old)}.` : describeChange(old, nodes.splice(place, 1)[0]!);
  });
  return [...sentences, ...nodes.map((node) => `New: ${title(node)}.`)];
}

function describeChange(old: Node, now: Node): string {
  if (old.name !== now.name) {
    return old.role === 'text'
      ? `The text “${old.name}” now reads “${now.name}”.`
      : `${capital(title(old))} is now called “${now.name}”.`;
  }
  if (old.state === now.state) return `${capital(title(old))} moved within the structure.`;
  const node = capital(title({ ...old, state: '' }));
  return `${node} changed from ${old.state || 'no state'} to ${now.state || 'no state'}.`;
}

function parseNode(line: string): Node {
  const text = line.trim().replace(/^- /, '');
  const [, element, content] = /^(text|paragraph): (.*)$/.exec(text) ?? [];
  if (element !== undefined) {
    return { role: element, name: content!.replace(/^"(.*)"$/, '$1'), state: '' };
  }
  const [, role = text, name = '', rest = ''] =
    /^'?([\w/-]+)(?: "((?:[^"\\]|\\.)*)")?'?(.*)/.exec(text) ?? [];
  return { role, name, state: rest.replace(/:\s*$/, '').replace(/^:\s*/, '').trim() };
}

function title({ role, name, state }: Node): string {
  if (name === '') return state === '' ? role : `${role} ${state}`;
  return `${role} “${name}”`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
