import { messages } from '@ninefold/messages';

export const binaryMessages = messages('binary-field', {
  hexadecimal: 'Enter hexadecimal digits',
  download: 'Download',
  /** What a file is, by its content. */
  content:
    '{name, select, png {PNG image} jpeg {JPEG image} gif {GIF image} webp {WebP image} avif {AVIF image} pdf {PDF document} zip {ZIP archive} gzip {gzip archive} other {Binary data}}, {size}',
});
