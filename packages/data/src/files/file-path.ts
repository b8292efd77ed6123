/** Where a file is in Supabase Storage. */
export interface FilePath {
  readonly bucket: string;
  /** The name of the object: `0b6c…/receipt.pdf`. */
  readonly path: string;
}

const mostCharacters = 100;

/**
 * Returns a path that no other file has, for a file that a person names: a UUID as its folder, so that
 * names need not differ, and its name in the characters that Storage accepts.
 */
export function newFilePath(name: string): string {
  return `${crypto.randomUUID()}/${safeName(name)}`;
}

/** Returns a file name in ASCII, without folders, control characters or leading dots: `Größe №1.pdf` is `Grosse-1.pdf`. */
export function safeName(name: string): string {
  const plain = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/(?<![.-])[.-]+$/, '');
  const [, base = '', extension = ''] = /^(.*?)(\.\w{1,10})?$/s.exec(plain) ?? [];
  const short = base.slice(0, mostCharacters).replaceAll(/^[.-]+|(?<![.-])[.-]+$/g, '');
  return `${short === '' ? 'file' : short}${extension.toLowerCase()}`;
}

/** Returns the name of the file at a path. */
export function fileNameOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
