import { messages } from '@ninefold/messages';

export const binaryMessages = messages('binary-field', {
  choose: 'Choose file',
  replace: 'Replace file',
  clear: 'Clear',
  drop: 'Or drop or paste a file here.',
  hexadecimal: 'Enter hexadecimal digits',
  download: 'Download',
  /** What a file is, by its content. */
  content:
    '{name, select, png {PNG image} jpeg {JPEG image} gif {GIF image} webp {WebP image} avif {AVIF image} pdf {PDF document} zip {ZIP archive} gzip {gzip archive} other {Binary data}}, {size}',
  chosen: '{file} was chosen',
  cleared: 'The file was cleared',
  tooLarge: '{file} is larger than {most}. Choose a smaller file.',
  several: 'Only one file can be stored. Choose one file.',
  unreadable: '{file} couldn’t be read. Choose the file again.',
});
