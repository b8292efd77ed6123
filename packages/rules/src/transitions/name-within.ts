/** Bytes that Postgres keeps of a name. */
const longest = 63;

/** Returns a name that Postgres does not truncate: a long one is cut here, and ends in a hash of all of it. */
export function nameWithin(name: string): string {
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= longest) return name;
  let sum = 0x81_1c_9d_c5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01_00_01_93) >>> 0;
  const ending = `_${sum.toString(36)}`;
  const room = new Uint8Array(longest - ending.length);
  // Cut at a whole character.
  const { read } = new TextEncoder().encodeInto(name, room);
  return `${name.slice(0, read)}${ending}`;
}
