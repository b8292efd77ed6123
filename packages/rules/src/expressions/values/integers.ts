import type { SqlType } from './sql-type.ts';

const integers: Readonly<Record<string, bigint>> = {
  smallint: 32_767n,
  integer: 2_147_483_647n,
  bigint: 9_223_372_036_854_775_807n,
};

/** Returns an integer that the type holds; undefined for one too large. */
export function fittedInteger(value: bigint, { name }: SqlType): bigint | undefined {
  const most = integers[name] ?? 0n;
  return value <= most && value >= -most - 1n ? value : undefined;
}
