/** Bytes that Postgres keeps of a name. */
const longest = 63;

/** A name that Postgres does not cut: a long one ends in a number made of all of it. */
export function nameWithin(name: string): string {
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= longest) return name;
  let sum = 0x81_1c_9d_c5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01_00_01_93) >>> 0;
  const ending = `_${sum.toString(36)}`;
  const room = new Uint8Array(longest - ending.length);
  // Whole characters only.
  const { read } = new TextEncoder().encodeInto(name, room);
  return `${name.slice(0, read)}${ending}`;
}
