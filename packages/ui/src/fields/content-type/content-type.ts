type Signature = readonly [type: string, start: string, offset?: number];

/** The first bytes of files, in hexadecimal digits; `..` is any byte. Source: the formats' own specifications. */
const signatures: readonly Signature[] = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '474946383761'],
  ['image/gif', '474946383961'],
  ['image/webp', '52494646........57454250'],
  ['image/avif', '6674797061766966', 4],
  ['image/heic', '6674797068656963', 4],
  ['image/heic', '667479706d696631', 4],
  ['image/tiff', '49492a00'],
  ['image/tiff', '4d4d002a'],
  ['image/bmp', '424d'],
  ['application/pdf', '255044462d'],
  ['application/zip', '504b0304'],
  ['application/zip', '504b0506'],
  ['application/gzip', '1f8b'],
  ['application/x-ole-storage', 'd0cf11e0a1b11ae1'],
  ['video/quicktime', '6674797071742020', 4],
  ['video/mp4', '66747970', 4],
  ['video/webm', '1a45dfa3'],
  ['audio/mpeg', '494433'],
  ['audio/mpeg', 'fffb'],
  ['audio/ogg', '4f676753'],
  ['audio/wav', '52494646........57415645'],
];

/** Formats that share a container, by the extension of the file's name. */
const byExtension: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'application/zip': {
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    odt: 'application/vnd.oasis.opendocument.text',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    odp: 'application/vnd.oasis.opendocument.presentation',
    epub: 'application/epub+zip',
  },
  'application/x-ole-storage': {
    doc: 'application/msword',
    xls: 'application/vnd.ms-excel',
    ppt: 'application/vnd.ms-powerpoint',
  },
  'text/plain': { csv: 'text/csv', md: 'text/markdown', json: 'application/json' },
};

/** So much of a file says what it is. */
export const readBytes = 4096;

/**
 * Returns the media type of a file by its content: what it is named, and what the browser makes of its name,
 * say nothing about it. Rejects where the file can't be read.
 */
export async function typeOfContent(file: File): Promise<string> {
  const type = typeOfBytes(new Uint8Array(await file.slice(0, readBytes).arrayBuffer()));
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return byExtension[type]?.[extension] ?? type;
}

/** Returns the media type of a file that begins with these bytes: of `readBytes`, where it has as many. */
export function typeOfBytes(bytes: Uint8Array): string {
  return signatures.find((signature) => startsWith(bytes, signature))?.[0] ?? typeOfText(bytes);
}

function startsWith(bytes: Uint8Array, [, start, offset = 0]: Signature): boolean {
  const pairs = start.match(/../g) ?? [];
  return pairs.every(
    (pair, index) => pair === '..' || bytes[offset + index] === Number.parseInt(pair, 16),
  );
}

/** Text in UTF-8 without control characters; anything else is bytes of an unknown kind. */
function typeOfText(bytes: Uint8Array): string {
  let text: string;
  try {
    // The last character may be cut off.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return 'application/octet-stream';
  }
  // oxlint-disable-next-line no-control-regex -- they tell bytes from text
  if (/[\u0000-\u0008\u000e-\u001a]/.test(text)) return 'application/octet-stream';
  const start = text.replace(/^\uFEFF?\s*/, '').slice(0, 1024);
  if (/<svg[\s>]/i.test(start)) return 'image/svg+xml';
  if (/^<!doctype html|<(?:html|head|body|script|iframe)[\s>]/i.test(start)) return 'text/html';
  return /^<\?xml/i.test(start) ? 'application/xml' : 'text/plain';
}
