import { type PageStyles, type StyledElement, valueSeparator } from '../picture/index.ts';

/** A CSS property that changed in a component. */
export interface Cause {
  /** `Button`, or `<svg>` where no component is known. */
  readonly component: string;
  /** `padding-inline`. */
  readonly property: string;
  readonly before: string;
  readonly after: string;
}

type Values = Pick<Cause, 'before' | 'after'>;
type Changed = ReadonlyMap<string, Values>;

/**
 * Finds the properties that changed between two renderings of a story. Returns none where they don't have the
 * same elements: nothing says which of them belong together.
 */
export function findCauses(before: PageStyles, after: PageStyles): readonly Cause[] {
  const { elements } = after;
  const isSameStructure =
    elements.length === before.elements.length &&
    elements.every(({ tag, slot, parent }, index) => {
      const old = before.elements[index]!;
      return tag === old.tag && slot === old.slot && parent === old.parent;
    });
  if (!isSameStructure) return [];
  const changed = elements.map(({ values }, index) =>
    changedValues(after.names, before.elements[index]!.values, values),
  );
  const causes = new Map<string, Cause>();
  const measured = new Map<string, Cause>();
  for (const [index, element] of elements.entries()) {
    const inherited = element.parent === undefined ? undefined : changed[element.parent];
    for (const [property, values] of inShorthands(ownChanges(changed[index]!, inherited))) {
      const cause = { component: componentOf(elements, element), property, ...values };
      // A size that a script has measured is a consequence, unless nothing else has changed.
      const isMeasured = element.hasStyleAttribute && placeOrSize.test(property);
      (isMeasured ? measured : causes).set(JSON.stringify(cause), cause);
    }
  }
  return [...(causes.size > 0 ? causes : measured).values()];
}

const placeOrSize = /^(min-|max-)?(width|height)$|^(inset|transform|translate)/;

function changedValues(names: readonly string[], before: string, after: string): Changed {
  if (before === after) return new Map();
  const [old, now] = [before, after].map((values) => values.split(valueSeparator)) as [
    string[],
    string[],
  ];
  return new Map(
    names.flatMap((name, index) =>
      old[index] === now[index] ? [] : [[name, { before: old[index]!, after: now[index]! }]],
    ),
  );
}

/** Leaves out what follows from the parent, or from the colour of the text. */
function ownChanges(changed: Changed, inherited: Changed | undefined): Changed {
  const color = changed.get('color');
  return new Map(
    [...changed].filter(
      ([name, values]) =>
        !isSame(values, inherited?.get(name)) && (name === 'color' || !isSame(values, color)),
    ),
  );
}

function isSame(one: Values, other: Values | undefined): boolean {
  return one.before === other?.before && one.after === other.after;
}

const ends = [/-start(?!.*-(start|end))/, '-end'] as const;
const axes = [/-block(?!.*-(start|end))/, '-inline'] as const;

/** Writes `padding` for its four sides, as far as all of them changed. */
function inShorthands(changed: Changed): Changed {
  const result = new Map(changed);
  for (const [pattern, counterpart] of [ends, axes]) {
    // It comes to what it adds: a corner, as in `border-start-start-radius`, is at the end of two axes.
    for (const [name, one] of result) {
      const otherName = name.replace(pattern, counterpart);
      const other = result.get(otherName);
      if (otherName === name || other === undefined) continue;
      result.delete(name);
      result.delete(otherName);
      result.set(name.replace(pattern, ''), {
        before: together(one.before, other.before),
        after: together(one.after, other.after),
      });
    }
  }
  return result;
}

function together(one: string, other: string): string {
  return one === other ? one : `${one} ${other}`;
}

/** Names the nearest part of a component around an element. */
function componentOf(elements: readonly StyledElement[], element: StyledElement): string {
  for (let at: StyledElement | undefined = element; at !== undefined;) {
    if (at.slot !== undefined) {
      const words = at.slot.replaceAll('-', ' ');
      return words.charAt(0).toUpperCase() + words.slice(1);
    }
    at = at.parent === undefined ? undefined : elements[at.parent];
  }
  return `<${element.tag}>`;
}
