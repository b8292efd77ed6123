import { createHash } from 'node:crypto';

/** A picture as its pixels. */
export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, alpha; row by row from the top. */
  readonly pixels: Uint8Array;
}

/** What a picture or a description is called by: 32 hexadecimal digits. */
export type ContentHash = string;

/**
 * Names a picture by its size and pixels, not by its file: two encoders, or two versions of one, may
 * write different files of the same picture.
 */
export function pictureHash({ width, height, pixels }: Picture): ContentHash {
  const hash = createHash('sha256').update(`${width}×${height}\n`).update(pixels);
  return hash.digest('hex').slice(0, hashLength);
}

/** Names a text by its bytes. */
export function textHash(text: string): ContentHash {
  return createHash('sha256').update(text).digest('hex').slice(0, hashLength);
}

export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** 128 bits: no two pictures share them by chance, and a manifest's line stays readable. */
const hashLength = 32;

/** The pixels as one number each, for comparing whole pixels at once. */
export function wholePixels({ pixels, width, height }: Picture): Uint32Array {
  // A view needs an offset divisible by four, which a slice of a larger buffer need not have.
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
}
