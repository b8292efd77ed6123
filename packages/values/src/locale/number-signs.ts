import { memoized } from '../memoized.ts';

/** How a locale writes numbers. */
export interface NumberSigns {
  /** From zero to nine. */
  readonly digits: readonly string[];
  readonly decimal: string;
  readonly group: string;
  /** Sizes of the group before the decimal sign and of those before it: 3 and 2 in India. */
  readonly groupSizes: readonly [last: number, others: number];
}

/** Reads how a locale, or the browser's own where there is none, writes numbers. */
export const numberSigns = memoized((locale: string | undefined): NumberSigns => {
  const parts = new Intl.NumberFormat(locale, {
    useGrouping: true,
    minimumFractionDigits: 1,
  }).formatToParts(9_876_543_210.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const groups = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => Array.from(value));
  const size = groups.at(-1)?.length ?? 3;
  return {
    digits: groups.flat().toReversed(),
    decimal: valueOf('decimal') ?? '.',
    group: valueOf('group') ?? '',
    groupSizes: [size, groups.length > 2 ? (groups.at(-2)?.length ?? size) : size],
  };
});
