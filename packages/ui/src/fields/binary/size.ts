/** Counts the bytes in Postgres's hex form (`\x48656c6c6f`) or in base64. */
export function byteCount(text: string): number {
  if (text.startsWith('\\x')) return (text.length - 2) / 2;
  const padding = /={0,2}$/.exec(text)?.[0].length ?? 0;
  return Math.floor((text.length * 3) / 4) - padding;
}
