/** Reads Postgres's hex form; undefined for other texts. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!text.startsWith('\\x') || text.length % 2 !== 0) return undefined;
  const bytes = new Uint8Array((text.length - 2) / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = Number(`0x${text.slice(2 * index + 2, 2 * index + 4)}`);
    if (Number.isNaN(byte)) return undefined;
    bytes[index] = byte;
  }
  return bytes;
}

const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Writes bytes in Postgres's hex form. */
export function hexOf(bytes: Uint8Array): string {
  return `\\x${Array.from(bytes, (byte) => digits[byte]).join('')}`;
}
