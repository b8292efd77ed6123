import { readBytes, typeOfBytes } from '../content-type/index.ts';
import { bytesOf } from './bytes.ts';

/** The format of bytes that are a file. */
export interface FileFormat {
  readonly name: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'pdf' | 'zip' | 'gzip' | 'other';
  /** The media type. */
  readonly type: string;
  /** Of a downloaded file. */
  readonly extension: string;
  /** Browsers draw it, and run nothing in it. */
  readonly image: boolean;
}

/** By media type. SVG is not among them, as it can hold scripts. */
const formats: Readonly<Record<string, readonly [name: FileFormat['name'], extension: string]>> = {
  'image/png': ['png', 'png'],
  'image/jpeg': ['jpeg', 'jpg'],
  'image/gif': ['gif', 'gif'],
  'image/webp': ['webp', 'webp'],
  'image/avif': ['avif', 'avif'],
  'application/pdf': ['pdf', 'pdf'],
  'application/zip': ['zip', 'zip'],
  'application/gzip': ['gzip', 'gz'],
};

/** Returns the format of bytes in Postgres's hex form. */
export function fileFormat(text: string): FileFormat {
  const type = typeOfBytes(bytesOf(text.slice(0, 2 + 2 * readBytes)) ?? new Uint8Array());
  const [name, extension] = formats[type] ?? ['other', 'bin'];
  return name === 'other'
    ? { name, type: 'application/octet-stream', extension, image: false }
    : { name, type, extension, image: type.startsWith('image/') };
}
