import { createTailwindMerge } from 'tailwind-merge';
import { tv as createTable } from 'tailwind-variants/lite';
import { classGroups, conflictingClassGroups } from './class-groups.ts';

/** Joins class names; of two that set the same property the later wins. */
export const joinClassNames = /* @__PURE__ */ createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: [
    'before',
    'after',
    'placeholder',
    'file',
    'marker',
    'selection',
    '*',
    '**',
  ],
}));

type Styled = string | Readonly<Record<string, (properties?: unknown) => string>>;

/**
 * Makes a component's one styling table: tailwind-variants, with classes that
 * are merged. The caller's `className` wins over the table. Bundlers leave out tables of components
 * that an application doesn't import.
 */
export const tv = /* @__NO_SIDE_EFFECTS__ */ ((options: Parameters<typeof createTable>[0]) => {
  const table = createTable(options) as unknown as (properties?: unknown) => Styled;
  const merged = (properties?: unknown): Styled => {
    const styled = table(properties);
    if (typeof styled === 'string') return joinClassNames(styled);
    return Object.fromEntries(
      Object.entries(styled).map(([slot, classes]) => [
        slot,
        (slotProperties?: unknown) => joinClassNames(classes(slotProperties)),
      ]),
    );
  };
  // Another table may extend this one, by what it was made from.
  return Object.assign(merged, table);
}) as unknown as typeof createTable;
