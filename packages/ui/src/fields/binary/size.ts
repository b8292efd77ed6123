const units = ['B', 'kB', 'MB', 'GB'] as const;
export type SizeUnit = (typeof units)[number];

/** Counts the bytes in Postgres's hex form (`\x48656c6c6f`) or in base64. */
export function byteCount(text: string): number {
  if (text.startsWith('\\x')) return (text.length - 2) / 2;
  const padding = /={0,2}$/.exec(text)?.[0].length ?? 0;
  return Math.floor((text.length * 3) / 4) - padding;
}

/** Converts bytes to the largest unit that leaves at least 1, in steps of 1000 (SI). */
export function sizeParts(bytes: number): { readonly amount: number; readonly unit: SizeUnit } {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return { amount: bytes / 1000 ** step, unit: units[step] ?? 'B' };
}
