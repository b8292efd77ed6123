import type { Encoding } from './table.ts';

/** Facts about the bytes of a file, which is read once from beginning to end. */
export interface FileFacts {
  /** The same for files with the same bytes, regardless of their names. */
  readonly fingerprint: string;
  readonly kind: 'text' | 'spreadsheet' | 'old spreadsheet';
  readonly encoding: Encoding;
  /** Its bytes are no UTF-8, and no mark says what they are: the encoding is a guess. */
  readonly isGuessed: boolean;
  readonly isUtf8: boolean;
}

const partSize = 1 << 20;

export async function inspectFile(file: Blob): Promise<FileFacts> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let digest: Uint8Array<ArrayBuffer> = new TextEncoder().encode(`${file.size} `);
  let beginning = new Uint8Array();
  for (let start = 0; start < file.size || start === 0; start += partSize) {
    const part = new Uint8Array(await file.slice(start, start + partSize).arrayBuffer());
    if (start === 0) beginning = part;
    isUtf8 &&= decodes(decoder, part, start + partSize < file.size);
    digest = await digestOf(digest, part);
  }
  const marked = encodingMark(beginning);
  return {
    fingerprint: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    kind: kindOf(beginning),
    encoding: marked ?? (isUtf8 ? 'utf-8' : 'windows-1252'),
    isGuessed: marked === undefined && !isUtf8,
    isUtf8,
  };
}

function decodes(decoder: TextDecoder, part: Uint8Array, goesOn: boolean): boolean {
  try {
    decoder.decode(part, { stream: goesOn });
    return true;
  } catch {
    return false;
  }
}

/** Digests the parts one after the other: no browser digests a stream. */
async function digestOf(
  before: Uint8Array<ArrayBuffer>,
  part: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const both = new Uint8Array(before.length + part.length);
  both.set(before);
  both.set(part, before.length);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', both));
}

function startsWith(bytes: Uint8Array, ...wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

function encodingMark(bytes: Uint8Array): Encoding | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined;
}

function kindOf(bytes: Uint8Array): FileFacts['kind'] {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'spreadsheet';
  return startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) ? 'old spreadsheet' : 'text';
}
