const units = ['B', 'kB', 'MB', 'GB'] as const;
export type SizeUnit = (typeof units)[number];

/** Converts bytes to the largest unit that leaves at least 1, in steps of 1000 (SI). */
export function sizeParts(bytes: number): { readonly amount: number; readonly unit: SizeUnit } {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return { amount: bytes / 1000 ** step, unit: units[step] ?? 'B' };
}
