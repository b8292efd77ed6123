import { DumpError } from './dump-error.ts';

/** Signatures of files that are not plain SQL. Each character stands for the byte of its code. */
const otherFormats: { signature: RegExp | string; description: string }[] = [
  {
    signature: 'PGDMP',
    description:
      "an archive in pg_dump's custom format. Turn it into SQL with: pg_restore --file=dump.sql FILE",
  },
  {
    signature: /^[^]{257}ustar/,
    description:
      'a tar archive. If pg_dump made it, turn it into SQL with: pg_restore --file=dump.sql FILE',
  },
  { signature: '\u001f\u008b', description: 'compressed with gzip. Unpack it first: gunzip FILE' },
  { signature: 'PK\u0003\u0004', description: 'a zip archive. Unpack it first.' },
  { signature: 'BZh', description: 'compressed with bzip2. Unpack it first: bunzip2 FILE' },
  { signature: '\u00fd7zXZ', description: 'compressed with xz. Unpack it first: unxz FILE' },
  {
    signature: '(\u00b5/\u00fd',
    description: 'compressed with zstd. Unpack it first: unzstd FILE',
  },
  { signature: 'SQLite format 3', description: 'a SQLite database, not SQL for Postgres.' },
  { signature: /^\s*<(!doctype|html|\?xml)/i, description: 'a web page or XML, not SQL.' },
  { signature: /^\s*[{[]/, description: 'JSON, not SQL.' },
  {
    signature: /^\s*-- (MySQL|MariaDB) dump/,
    description: 'a dump of MySQL, whose SQL Postgres does not read.',
  },
];

/** Encodings of pg_dump, by TextDecoder's names. */
const encodings: Record<string, string> = {
  UTF8: 'utf-8',
  UNICODE: 'utf-8',
  SQL_ASCII: 'utf-8',
  LATIN1: 'windows-1252',
  LATIN2: 'iso-8859-2',
  LATIN9: 'iso-8859-15',
  WIN1250: 'windows-1250',
  WIN1251: 'windows-1251',
  WIN1252: 'windows-1252',
  EUC_JP: 'euc-jp',
  SJIS: 'shift_jis',
  GBK: 'gbk',
  BIG5: 'big5',
  EUC_KR: 'euc-kr',
  KOI8R: 'koi8-r',
};

/**
 * Decodes a dump in the encoding that it names.
 *
 * @throws {DumpError} for a file that is not plain SQL.
 */
export async function* readDumpText(
  bytes: ReadableStream<Uint8Array>,
  file: string,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head = new Uint8Array();
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch {
      throw new DumpError({
        file,
        reason: `it is not written in ${decoder?.encoding}, which it names or which is the default. Create the dump again with: pg_dump --encoding=UTF8`,
      });
    }
  };
  for await (const chunk of bytes) {
    if (decoder) {
      yield decode(chunk);
      continue;
    }
    head = concatenated(head, chunk);
    if (head.length < 4096) continue;
    decoder = decoderFor(head, file);
    yield decode(head);
  }
  if (!decoder) {
    decoder = decoderFor(head, file);
    yield decode(head);
  }
  yield decode();
}

function decoderFor(head: Uint8Array, file: string): TextDecoder {
  if (head.length === 0) throw new DumpError({ file, reason: 'the file is empty.' });
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  const text = Array.from(head.subarray(0, 4096), (byte) => String.fromCharCode(byte)).join('');
  const format = otherFormats.find(({ signature }) =>
    typeof signature === 'string' ? text.startsWith(signature) : signature.test(text),
  );
  if (format) throw new DumpError({ file, reason: `this is ${format.description}` });
  if (text.includes('\0')) {
    throw new DumpError({ file, reason: 'this is a binary file, not SQL.' });
  }
  const named = /client_encoding\s*(?:=|to)\s*'?(\w+)/i.exec(text)?.[1]?.toUpperCase();
  return new TextDecoder(encodings[named ?? 'UTF8'] ?? 'utf-8', { fatal: true });
}

function concatenated(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
