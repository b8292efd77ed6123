import type { Cause } from '../compare/index.ts';
import type { Change } from '../report/index.ts';

/** A property of a component. */
type Part = Pick<Cause, 'component' | 'property'>;

/**
 * Groups changes by the components and properties that changed, over all stories and modes, where they are
 * known. Components in which a property changed between the same values, in one picture, changed together.
 */
export function groupByCause(changes: readonly Change[]): readonly Change[] {
  const edits = editsOf(changes.map(({ causes = [] }) => causes));
  const pictures = countPictures(changes);
  return changes.map((change) => {
    const { causes = [], accepted, taken } = change;
    if (causes.length === 0) return change;
    const own = [...new Set(causes.map((cause) => edits.get(partKey(cause))!))];
    const ids = own.map((parts) => [...parts.keys()].toSorted()[0]!).toSorted();
    // One decision covers everything that changed: other words are another difference.
    const isRead = accepted?.tree !== taken?.tree;
    return {
      ...change,
      group: `cause ${ids.join(', ')}${isRead ? ` tree ${accepted?.tree} ${taken?.tree}` : ''}`,
      groupTitle: titleOf(own, pictures) + (isRead ? ', and the accessibility tree' : ''),
    };
  });
}

function partKey({ component, property }: Part): string {
  return `${component}: ${property}`;
}

/** Returns the parts that changed together with each part, by its key. */
function editsOf(pictures: readonly (readonly Cause[])[]) {
  const edits = new Map<string, Map<string, Part>>();
  for (const causes of pictures) {
    const alike = Map.groupBy(causes, ({ property, before, after }) =>
      JSON.stringify([property, before, after]),
    );
    for (const together of alike.values()) {
      const known = together.flatMap((cause) => [...(edits.get(partKey(cause)) ?? [])]);
      const edit = new Map([
        ...known,
        ...together.map((cause) => [partKey(cause), cause] as const),
      ]);
      for (const key of edit.keys()) edits.set(key, edit);
    }
  }
  return edits;
}

/** Counts the pictures in which each component changed. */
function countPictures(changes: readonly Change[]): ReadonlyMap<string, number> {
  const components = changes.flatMap(({ causes = [] }) => [
    ...new Set(causes.map(({ component }) => component)),
  ]);
  return new Map(
    [...Map.groupBy(components, (component) => component)].map(([name, all]) => [name, all.length]),
  );
}

/** The maximum number of components, and of properties, in a title. */
const maximumNamed = 3;

/** Writes `Button, Icon button: padding-inline`, with the component that changed most often first. */
function titleOf(
  edits: readonly ReadonlyMap<string, Part>[],
  pictures: ReadonlyMap<string, number>,
): string {
  const componentsOf = (edit: ReadonlyMap<string, Part>): string =>
    listed(
      [...edit.values()]
        .map(({ component }) => component)
        .toSorted()
        .toSorted((one, other) => pictures.get(other)! - pictures.get(one)!),
    );
  const propertiesOf = (edits: readonly ReadonlyMap<string, Part>[]): string =>
    listed(edits.flatMap((edit) => [...edit.values()].map(({ property }) => property)).toSorted());
  return [...Map.groupBy(edits, componentsOf)]
    .map(([components, edits]) => `${components}: ${propertiesOf(edits)}`)
    .toSorted()
    .join('; ');
}

function listed(words: readonly string[]): string {
  const names = [...new Set(words)];
  const more = names.length - maximumNamed;
  return names.slice(0, maximumNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
