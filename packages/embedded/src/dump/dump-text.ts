import { DumpError } from './dump-error.ts';

/** How a file that is no plain SQL begins, each byte as the character of its number. */
const otherFormats: { begins: RegExp | string; what: string }[] = [
  {
    begins: 'PGDMP',
    what: "an archive in pg_dump's custom format. Turn it into SQL with: pg_restore --file=dump.sql FILE",
  },
  {
    begins: /^[^]{257}ustar/,
    what: 'a tar archive. If pg_dump made it, turn it into SQL with: pg_restore --file=dump.sql FILE',
  },
  { begins: '\u001f\u008b', what: 'compressed with gzip. Unpack it first: gunzip FILE' },
  { begins: 'PK\u0003\u0004', what: 'a zip archive. Unpack it first.' },
  { begins: 'BZh', what: 'compressed with bzip2. Unpack it first: bunzip2 FILE' },
  { begins: '\u00fd7zXZ', what: 'compressed with xz. Unpack it first: unxz FILE' },
  { begins: '(\u00b5/\u00fd', what: 'compressed with zstd. Unpack it first: unzstd FILE' },
  { begins: 'SQLite format 3', what: 'a SQLite database, not SQL for Postgres.' },
  { begins: /^\s*<(!doctype|html|\?xml)/i, what: 'a web page or XML, not SQL.' },
  { begins: /^\s*[{[]/, what: 'JSON, not SQL.' },
  {
    begins: /^\s*-- (MySQL|MariaDB) dump/,
    what: 'a dump of MySQL, whose SQL Postgres does not read.',
  },
];

/** Encodings that pg_dump may have been asked for, under the names that TextDecoder has. */
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
 * Reads a dump's bytes as text, in the encoding that it says it has.
 *
 * @throws {DumpError} for a file that is something else than plain SQL.
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
        reason: `it is not written in ${decoder?.encoding}, as it says or as SQL is by default. Make the dump again with: pg_dump --encoding=UTF8`,
      });
    }
  };
  for await (const chunk of bytes) {
    if (decoder) {
      yield decode(chunk);
      continue;
    }
    head = joined(head, chunk);
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
  const format = otherFormats.find(({ begins }) =>
    typeof begins === 'string' ? text.startsWith(begins) : begins.test(text),
  );
  if (format) throw new DumpError({ file, reason: `this is ${format.what}` });
  if (text.includes('\0')) {
    throw new DumpError({ file, reason: 'this is a binary file, not SQL.' });
  }
  const named = /client_encoding\s*(?:=|to)\s*'?(\w+)/i.exec(text)?.[1]?.toUpperCase();
  return new TextDecoder(encodings[named ?? 'UTF8'] ?? 'utf-8', { fatal: true });
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
