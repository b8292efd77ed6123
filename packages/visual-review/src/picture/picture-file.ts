import sharp from 'sharp';
import type { Picture } from './picture.ts';

/** Reads a picture file of any kind that browsers make (PNG, WebP). */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * Writes a picture as lossless WebP: two fifths of the smallest PNG of the same picture, and shown
 * by every browser.
 */
export async function writePicture({ width, height, pixels }: Picture): Promise<Buffer> {
  return (
    sharp(pixels, { raw: { width, height, channels: 4 } })
      // Exact: what colour lies under full transparency is part of the picture's name.
      .webp({ lossless: true, effort: 3, exact: true })
      .toBuffer()
  );
}

/** How picture files' names end. */
export const pictureEnding = '.webp';
