/** What bytes are, by how they begin: never by a name, which says nothing. */
export interface ContentType {
  readonly name: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'pdf' | 'zip' | 'gzip' | 'other';
  /** As a blob has it. */
  readonly type: string;
  /** Of a downloaded file. */
  readonly extension: string;
  /** Browsers draw it, and run nothing in it. */
  readonly image: boolean;
}

const image = (name: ContentType['name'], extension: string = name): ContentType => ({
  name,
  type: `image/${name}`,
  extension,
  image: true,
});
const file = (name: ContentType['name'], type: string, extension: string): ContentType => ({
  name,
  type,
  extension,
  image: false,
});

/** Beginnings in hexadecimal digits. SVG is not among the images, as it can hold scripts. */
const types: readonly (readonly [RegExp, ContentType])[] = [
  [/^89504e470d0a1a0a/, image('png')],
  [/^ffd8ff/, image('jpeg', 'jpg')],
  [/^47494638(?:37|39)61/, image('gif')],
  [/^52494646.{8}57454250/, image('webp')],
  [/^.{8}66747970(?:61766966|61766973)/, image('avif')],
  [/^255044462d/, file('pdf', 'application/pdf', 'pdf')],
  [/^504b0304/, file('zip', 'application/zip', 'zip')],
  [/^1f8b08/, file('gzip', 'application/gzip', 'gz')],
];
const other = file('other', 'application/octet-stream', 'bin');

/** Returns the type of bytes in Postgres's hex form. */
export function contentType(text: string): ContentType {
  const start = text.slice(2, 50).toLowerCase();
  return types.find(([pattern]) => pattern.test(start))?.[1] ?? other;
}
