import type { ValueBounds } from '@ninefold/specification';
import type { Random } from '../../random/index.ts';

export interface NumberLimits {
  readonly least: number;
  readonly most: number;
  /** Digits after the point. */
  readonly scale: number;
}

/** People count them one by one. */
const isCount = /quantity|qty|count|stock|number_of|seats|capacity|units?$/;

const ranges: readonly (readonly [RegExp, number, number])[] = [
  [/year/, 2018, 2026],
  [/month/, 1, 12],
  [/lat(?:itude)?$/, 40, 60],
  [/(?:lng|lon|long|longitude)$/, -5, 20],
  [/rating|stars|score|priority|level|rank|grade/, 1, 5],
  [/percent|pct|discount|share|probability|progress/, 0, 100],
  [/vat|tax/, 0, 25],
  [/ratio|factor/, 0, 1],
  [/rate$/, 20, 120],
  [/price|amount|total|cost|fee|net|gross|salary|budget|revenue|balance|sum|value/, 5, 900],
  [isCount, 1, 20],
  [/minutes|seconds|duration/, 15, 240],
  [/hours/, 1, 40],
  [/age$/, 18, 80],
  [/weight|length|width|height|size|distance|area|mileage/, 1, 200],
];

/** Returns a number that fits the name of a column, within its limits. */
export function numberFor(random: Random, name: string, limits: NumberLimits): string {
  const [, from, to] = ranges.find(([pattern]) => pattern.test(name)) ?? [undefined, 1, 100];
  const least = Math.max(from, limits.least);
  const most = Math.min(to, limits.most);
  const [low, high] =
    least <= most ? [least, most] : [limits.least, Math.min(limits.most, limits.least + 100)];
  const step = isCount.test(name) && high - low >= 1 ? 1 : 10 ** limits.scale;
  const number = low + Math.floor(random.next() * ((high - low) * step + 1)) / step;
  return Math.min(Math.max(number, limits.least), limits.most).toFixed(limits.scale);
}

/** The smallest and the largest number that the bounds of a column leave. */
export function limitsWithin(
  value: NonNullable<ValueBounds['value']>,
  { least, most, scale }: NumberLimits,
): NumberLimits {
  const step = 10 ** -scale;
  return {
    least: Math.max(least, ...numbers(value.least), ...numbers(value.above).map((n) => n + step)),
    most: Math.min(most, ...numbers(value.most), ...numbers(value.below).map((n) => n - step)),
    scale,
  };
}

const numbers = (text: string | undefined) => (text === undefined ? [] : [Number(text)]);
