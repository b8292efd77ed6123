import { createHash } from 'node:crypto';

export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, alpha; row by row from the top. */
  readonly pixels: Uint8Array;
}

/** Identifies a picture or a text by its content: 32 hexadecimal digits. */
export type ContentHash = string;

/** 128 bits: no two pictures share them by chance, and a line of the manifest stays readable. */
const hashLength = 32;

/**
 * Hashes the size and pixels of a picture, not its file: two encoders, or two versions of one, can
 * write different files of the same picture.
 */
export function pictureHash({ width, height, pixels }: Picture): ContentHash {
  const hash = createHash('sha256').update(`${width}×${height}\n`).update(pixels);
  return hash.digest('hex').slice(0, hashLength);
}

export function textHash(text: string): ContentHash {
  return createHash('sha256').update(text).digest('hex').slice(0, hashLength);
}

export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Returns a number for each pixel, so that whole pixels can be compared. */
export function pixelValues({ pixels, width, height }: Picture): Uint32Array {
  // A view needs an offset divisible by four, and a slice of a larger buffer can have another.
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, width * height);
}
