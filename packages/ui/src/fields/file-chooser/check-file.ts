import { formatList } from '@ninefold/messages';
import { typeOfContent } from '../content-type/index.ts';
import { fileInputMessages } from './messages.ts';

/** What a place for files accepts. */
export interface FileLimits {
  /** Media types: `image/*`, `application/pdf`. Any when left out. */
  readonly types?: readonly string[];
  readonly maxBytes?: number;
  /** Reads the whole file, which may be empty then. */
  readonly readsBytes?: boolean;
}

/** A file that fits its place, with the media type that its content has. */
export interface CheckedFile {
  readonly file: File;
  readonly type: string;
  /** All of its bytes, where they are read. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** Returns a file with its type, or says why it doesn't fit and what to do. */
export async function checkFile(
  file: File,
  { types, maxBytes, readsBytes }: FileLimits,
  sizeText: (bytes: number) => string,
): Promise<CheckedFile | string> {
  const { name, size } = file;
  if (maxBytes !== undefined && size > maxBytes) {
    const [actual, limit] = [sizeText(size), sizeText(maxBytes)];
    return fileInputMessages.tooLarge({ name, size: actual, limit });
  }
  try {
    const type = await typeOfContent(file);
    const bytes = readsBytes === true ? new Uint8Array(await file.arrayBuffer()) : undefined;
    // A folder that is dropped has no content either.
    if (size === 0 && bytes === undefined) return fileInputMessages.emptyFile({ name });
    if (types === undefined || types.some((each) => accepts(each, type))) {
      return { file, type, bytes };
    }
    return fileInputMessages.wrongType({
      name,
      type: typeName(type),
      accepted: formatList(types.map(typeName), 'or'),
    });
  } catch {
    return fileInputMessages.unreadable({ name });
  }
}

function accepts(accepted: string, type: string): boolean {
  return [type, type.replace(/\/.*/, '/*'), '*/*', '*'].includes(accepted);
}

/** Names a media type for people: “PDF”, “an image”. */
function typeName(type: string): string {
  const [kind = '', sub = ''] = type.split('/');
  const last = sub.split(/[.+]/).at(sub.endsWith('+xml') ? 0 : -1) ?? '';
  const named =
    type === 'text/html'
      ? 'html'
      : type === 'application/octet-stream'
        ? 'unknown'
        : sub === '*' || sub === 'plain'
          ? kind
          : 'name';
  return fileInputMessages.typeName({ type: named, name: last.toUpperCase() });
}
