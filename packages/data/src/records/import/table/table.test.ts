import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SheetCell, spreadsheet } from '../../../../testing/spreadsheet.ts';
import { type FileRow, inspectFile, openTable, type TableOptions } from './index.ts';

async function tableOf(file: Blob | string, options?: TableOptions) {
  const blob = new Blob([file]);
  const opened = await openTable(blob, await inspectFile(blob), options);
  const rows: FileRow[] = [];
  for await (const part of opened.table.parts(100)) rows.push(...part);
  return { ...opened, header: opened.table.header, rows };
}

/** The problems of rows and cells, by the number of the row and the letter of the column. */
async function problemsIn(file: Blob | string, options?: TableOptions) {
  const { rows } = await tableOf(file, options);
  return rows.flatMap(({ number, problem, details = new Map() }) => [
    ...(problem === undefined ? [] : [[String(number), problem]]),
    ...[...details].flatMap(([index, detail]) =>
      detail.problem === undefined
        ? []
        : [[`${String.fromCodePoint(65 + index)}${number}`, detail.problem]],
    ),
  ]);
}

/** A row of a CSV file, with quotation marks. */
const row = (n: number) => `Item ${n},${n}.25,"plain ""note"" ${n}"`;

/** The indexes of the empty texts in each row. */
const emptyTexts = async (file: string) => {
  const { rows } = await tableOf(file);
  return rows.map(({ details = new Map() }) =>
    [...details].filter(([, { isEmptyText }]) => isEmptyText === true).map(([index]) => index),
  );
};

/** The texts of numbers in a column. */
const shownTexts = async (numbers: readonly string[], cell: Partial<SheetCell & object>) => {
  const { rows } = await tableOf(
    spreadsheet([['at'], ...numbers.map((number) => [{ number, ...cell }])]),
  );
  return rows.map(({ cells }) => cells[0]);
};

async function rowsOf(file: Blob, options?: TableOptions) {
  const { table } = await openTable(file, await inspectFile(file), options);
  const rows: string[][] = [];
  for await (const part of table.parts(3)) rows.push(...part.map(({ cells }) => [...cells]));
  return { header: table.header, rows };
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'a,b',
    'a;b',
    '"',
    '""',
    'line\nline',
    'line\r\nline',
    ' x ',
    '=1+1',
    'Ünïcode 😀',
  ),
);

/** Written by hand, as simply as RFC 4180 says. */
const write = (rows: readonly (readonly string[])[], separator: string, end: string) =>
  rows
    .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator) + end)
    .join('');

describe('a text file', () => {
  it('has the cells that were written, with any content', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        async (rows, separator, end) => {
          const kept = rows.filter((row) => row.some((text) => text.trim() !== ''));
          const file = new Blob([write([['x', 'y'], ...rows], separator, end)]);
          const read = await rowsOf(file, { separator, hasHeader: true });
          expect(read).toEqual({ header: ['x', 'y'], rows: kept });
        },
      ),
    );
  });

  it('finds its separator, and a character that its parts divide', async () => {
    const long = '😀'.repeat(400_000);
    const file = new Blob([`name;note\nA;"${long}"\nB;ä\n`]);
    expect((await rowsOf(file)).rows).toEqual([
      ['A', long],
      ['B', 'ä'],
    ]);
  });

  it.each([
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('a,ä\n')], 'utf-8', false],
    ['UTF-16', [0xff, 0xfe, 0x61, 0, 0x2c, 0, 0xe4, 0, 0x0a, 0], 'utf-16le', false],
    ['UTF-16, the other way', [0xfe, 0xff, 0, 0x61, 0, 0x2c, 0, 0xe4, 0, 0x0a], 'utf-16be', false],
    ['Windows-1252', [0x61, 0x2c, 0xe4, 0x0a], 'windows-1252', true],
  ])('is read in %s', async (_name, bytes, encoding, isGuessed) => {
    const file = new Blob([new Uint8Array(bytes)]);
    expect(await inspectFile(file)).toMatchObject({ encoding, isGuessed, kind: 'text' });
    expect((await rowsOf(file, { hasHeader: false })).rows).toEqual([['a', 'ä']]);
  });

  it('is recognised by its bytes', async () => {
    const [one, same, other] = await Promise.all(
      ['a\n1', 'a\n1', 'a\n2'].map((text) => inspectFile(new Blob([text]))),
    );
    expect(one?.fingerprint).toBe(same?.fingerprint);
    expect(one?.fingerprint).not.toBe(other?.fingerprint);
  });

  it('without names has numbered columns, and rows are numbered as in a spreadsheet', async () => {
    const file = new Blob(['1,Ann\n\n2,Bob\n']);
    const { table } = await openTable(file, await inspectFile(file));
    expect(table.header).toEqual(['Column 1', 'Column 2']);
    const numbers: number[] = [];
    for await (const part of table.parts(10)) numbers.push(...part.map(({ number }) => number));
    expect(numbers).toEqual([1, 3]);
  });

  it('whose quotation mark isn’t closed is refused with its line', async () => {
    const before = [
      'name,price,note',
      '"two',
      'lines",1,x',
      ...Array.from({ length: 4000 }, (_, n) => row(n)),
    ];
    const broken = (cell: string, after: readonly string[]) =>
      tableOf([...before, `A,1,${cell}`, ...after].join('\n'));
    const line = `line ${before.length + 1} `;
    await expect(broken('"screen 24"" wide', ['B,2,plain'])).rejects.toThrow(line);
    // Closed by a quotation mark of a later row.
    await expect(broken('"screen 24', ['B,2,"x"', 'C,3,"y"'])).rejects.toThrow(line);
    await expect(
      broken(
        '"screen 24',
        Array.from({ length: 9000 }, (_, n) => row(n)),
      ),
    ).rejects.toThrow(line);
    await expect(broken('"', [])).rejects.toThrow(line);
  });

  it('has a problem, with its line, for each cell that is not CSV, and drops nothing', async () => {
    const file = 'name,size,note\n"24" wide,1,x\n"two\nlines",2,"a"b\nok,3," c" \n';
    expect(await problemsIn(file)).toEqual([
      ['A2', expect.stringContaining('line 2,')],
      ['C3', expect.stringContaining('line 4,')],
    ]);
    const { rows } = await tableOf(file);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['"24" wide', '1', 'x'],
      ['two\nlines', '2', '"a"b'],
      ['ok', '3', ' c '],
    ]);
  });

  it('has a problem for a row with more cells than there are columns', async () => {
    expect(await problemsIn('a,b\n1,2,,\n1,2,3\n1\n1,"2,5",x, y')).toEqual([
      ['3', expect.stringMatching(/1 cell more .*: 3\./)],
      ['5', expect.stringMatching(/2 cells more .*: x, {2}y\./)],
    ]);
  });

  it('has a problem for the errors of a spreadsheet’s formulas, and not for such texts', async () => {
    const file = 'a;b\n#N/A;"#N/A"\n#REF!;# 1\n#DIV/0!;#REF';
    expect((await problemsIn(file)).map(([place]) => place)).toEqual(['A2', 'A3', 'A4']);
  });

  it('has a problem for bytes that aren’t text in its encoding', async () => {
    const damaged = new Blob([new Uint8Array([0x61, 0x2c, 0x62, 0x0a, 0xe4, 0x2c, 0x31, 0x0a])]);
    expect((await problemsIn(damaged, { encoding: 'utf-8' })).map(([place]) => place)).toEqual([
      'A2',
    ]);
    expect(await problemsIn(damaged)).toEqual([]);
    expect(await problemsIn('a,b\n\uFFFD,1')).toEqual([]);
  });

  it('tells empty texts from nothing by their quotation marks, unless all cells have some', async () => {
    expect(await emptyTexts('a,b,c\n1,"",\n2,,""')).toEqual([[1], [2]]);
    expect(await emptyTexts('"a","b","c"\n"1","",""')).toEqual([[]]);
  });

  it.each([
    ['sep=;\nname;price\nA;1,5', ';'],
    ['\uFEFFSEP=\t\r\nname\tprice\r\nA\t1,5', '\t'],
    ['"sep=^"\nname^price\nA^1,5', '^'],
  ])('that names its separator, as %j, is read by it', async (file, separator) => {
    const { header, rows, options } = await tableOf(file);
    expect([header, rows, options.separator]).toEqual([
      ['name', 'price'],
      [{ number: 2, cells: ['A', '1,5'] }],
      separator,
    ]);
  });

  it('has the apostrophes removed that guard against formulas', async () => {
    const { rows } = await tableOf("a,b\n'=1,'+49 30\n''=x,'tis\n'-5,'");
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['=1', '+49 30'],
      ["'=x", "'tis"],
      ["'-5", "'"],
    ]);
  });

  it('has what another reader finds in it', async () => {
    const piece = fc.constantFrom('a', ' ', ',', '"', '""', '\n', '\r\n', '"b"', 'é😀', '#');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 30 }), async (pieces) => {
        const text = `x,y\n${pieces.join('')}`;
        let expected: string[][];
        try {
          expected = parse(text, { relaxColumnCount: true, recordDelimiter: ['\r\n', '\n'] });
        } catch {
          return;
        }
        const kept = expected.slice(1).filter((row) => row.some((cell) => cell.trim() !== ''));
        const { rows } = await tableOf(text, { separator: ',', hasHeader: true });
        const read = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
        expect(read.map(({ cells }) => cells)).toEqual(kept);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['', 'no rows'],
    ['\n\n', 'no rows'],
  ])('of %j is refused with the reason', async (text, reason) => {
    await expect(rowsOf(new Blob([text]))).rejects.toThrow(reason);
  });
});

describe('a spreadsheet', () => {
  it('has its days, numbers, truth values and rich texts as Postgres reads them', async () => {
    const file = spreadsheet([
      ['Name', 'Day', 'Moment', 'Time', 'Price', 'Sum', 'Big', 'Paid'],
      [
        { rich: ['Pump ', 'A&B '] },
        { number: '46346', style: 1 },
        { number: '46346.586805555555', style: 2 },
        { number: '0.5', style: 3 },
        { number: '1240.5' },
        { number: '0.30000000000000004' },
        { number: '9007199254740993' },
        { boolean: true },
      ],
      ['Fan', undefined, { number: '46346', style: 2 }],
    ]);
    expect(await inspectFile(file)).toMatchObject({ kind: 'spreadsheet' });
    const { rows } = await rowsOf(file);
    expect(rows[0]).toEqual([
      'Pump A&B ',
      '2026-11-20',
      '2026-11-20 14:05:00',
      '12:00:00',
      '1240.5',
      '0.3',
      '9007199254740990',
      'true',
    ]);
    expect(rows[1]?.slice(0, 3)).toEqual(['Fan', '', '2026-11-20']);
  });

  it('has every minute of a day as it is shown, and no moment early', async () => {
    const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
    const serials = minutes.map((minute) => 46_082 + minute / 1440);
    const texts = minutes.map((minute) => {
      const clock = [Math.floor(minute / 60), minute % 60].map((part) =>
        String(part).padStart(2, '0'),
      );
      return minute === 0 ? '2026-03-01' : `2026-03-01 ${clock.join(':')}:00`;
    });
    expect(await shownTexts(serials.map(String), { style: 2 })).toEqual(texts);
    // Other programs write fewer digits.
    expect(
      await shownTexts(
        serials.map((serial) => serial.toPrecision(15)),
        { style: 2 },
      ),
    ).toEqual(texts);
    expect(await shownTexts(serials.map(String), { format: 'dd/mm/yyyy hh:mm:ss.000' })).toEqual(
      texts,
    );
  });

  it.each([
    ['46082.5', 'dd/mm/yyyy', '2026-03-01', '2026-03-01 12:00:00'],
    ['46082.5', 'h:mm AM/PM', '12:00:00', '2026-03-01 12:00:00'],
    ['46082.999999999', 'yyyy-mm-dd hh:mm:ss', '2026-03-02', undefined],
    ['46082.00000578704', 'hh:mm:ss.000', '00:00:00.5', '2026-03-01 00:00:00.5'],
    ['1.5', '[h]:mm:ss', '36:00:00', '1.5'],
    ['-0.25', '[h]:mm', '-06:00:00', '-0.25'],
    ['0.75', 'mm:ss', '18:00:00', undefined],
    ['1', 'yyyy-mm-dd', '1900-01-01', undefined],
    ['59', 'yyyy-mm-dd', '1900-02-28', undefined],
    ['61', 'yyyy-mm-dd', '1900-03-01', undefined],
    ['1067', '00000', '01067', '1067'],
    ['123456789', '000-00-0000', '123-45-6789', '123456789'],
    ['12.5', '0.00', '12.50', '12.5'],
    ['1234.5', '#,##0.00', '1234.50', '1234.5'],
    ['-7', '000', '-007', '-7'],
    ['49123', '"+"00000', '+49123', '49123'],
    ['0.5', '0.00%', '0.5', undefined],
    ['12.345', '0', '12.345', undefined],
    ['1067000', '0,', '1067000', undefined],
    ['-7', '000;(000)', '-7', undefined],
    ['1067', 'General', '1067', undefined],
  ])('shows %s in the format %s as %s', async (number, format, text, value) => {
    const { rows } = await tableOf(spreadsheet([['x'], [{ number, format }]]));
    const [row] = rows;
    expect([row?.cells[0], row?.details?.get(0)?.value]).toEqual([text, value]);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const { rows } = await tableOf(
      spreadsheet([['x'], [{ number: '0', style: 1 }], [{ number: '44620', style: 1 }]], {
        since1904: true,
      }),
    );
    expect(rows.map(({ cells }) => cells[0])).toEqual(['1904-01-01', '2026-03-01']);
  });

  it('has a problem for each cell without a value that can be read', async () => {
    const cells: readonly [string, string][] = [
      ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
      ['<c t="e"><v>#N/A</v></c>', '#N/A'],
      ['<c t="e"><f>A1</f></c>', 'result'],
      ['<c><f>A1+1</f></c>', 'result'],
      ['<c><f>A1+1</f><v></v></c>', 'result'],
      ['<c t="str"><f>A1</f></c>', 'result'],
      ['<c t="s"><v>99</v></c>', 'damaged'],
      ['<c t="b"><v>2</v></c>', 'damaged'],
      ['<c><v>one</v></c>', 'damaged'],
      ['<c t="new"><v>1</v></c>', 'damaged'],
      ['<c s="1"><v>-1</v></c>', '-1'],
      ['<c s="1"><v>60</v></c>', '60'],
      ['<c s="1"><v>2958466</v></c>', '2958466'],
      [
        `<c t="inlineStr"><is><t>${'x'.repeat(32_740)}… (cut: 9 characters)</t></is></c>`,
        'cut off',
      ],
      ['<c t="str"><f>A1</f><v></v></c>', ''],
      ['<c><f>A1+1</f><v>2</v></c>', ''],
      ['<c t="str"><f>A1</f><v>a_x000D_b</v></c>', ''],
      ['<c t="d"><v>2026-03-01T12:00:00Z</v></c>', ''],
    ];
    const file = spreadsheet([['x', 'y'], ...cells.map(([xml]) => [{ xml }, 'filled'])]);
    const { rows } = await tableOf(file);
    for (const [index, [xml, problem]] of cells.entries()) {
      const found = rows[index]?.details?.get(0)?.problem ?? '';
      expect([xml, found.includes(problem), found === '']).toEqual([xml, true, problem === '']);
    }
    expect(rows.slice(-4).map(({ cells: [first] }) => first)).toEqual([
      '',
      '2',
      'a\rb',
      '2026-03-01T12:00:00Z',
    ]);
  });

  it('has the columns beside those that have names, and starts with a sheet that is shown', async () => {
    const { header, rows, sheets, options } = await tableOf(
      spreadsheet([['name'], ['A', 'beside'], ['B']], { hiddenSheets: ['Lists'] }),
    );
    expect([header, options.sheet, sheets]).toEqual([['name', ''], 'Sheet1', ['Lists', 'Sheet1']]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A', 'beside'],
      ['B', ''],
    ]);
  });

  it.each([
    [[0x50, 0x4b, 0x03, 0x04, 1, 2], 'couldn’t be read'],
    [[0xd0, 0xcf, 0x11, 0xe0], 'old format'],
  ])('that is broken or old is refused with what to do', async (bytes, reason) => {
    await expect(rowsOf(new Blob([new Uint8Array(bytes)]))).rejects.toThrow(reason);
  });
});

describe('the names of the columns', () => {
  const titled = 'Price list of spring\n\nname,zip,price\nA,1,2\n';

  it('are below a title, which is left out', async () => {
    const { header, rows, options } = await tableOf(titled);
    expect(header).toEqual(['name', 'zip', 'price']);
    expect(rows).toEqual([{ number: 4, cells: ['A', '1', '2'] }]);
    expect(options).toMatchObject({ hasHeader: true, headerRow: 3 });
  });

  it('are in the row that the person chooses, or in none', async () => {
    const { first, ...own } = await tableOf(titled, { hasHeader: true, headerRow: 4 });
    expect([own.header, own.rows]).toEqual([['A', '1', '2'], []]);
    expect(first.map(({ number }) => number)).toEqual([1, 3, 4]);
    const without = await tableOf(titled, { hasHeader: false });
    expect(without.header).toEqual(['Column 1', 'Column 2', 'Column 3']);
    expect(without.rows.map(({ number }) => number)).toEqual([1, 3, 4]);
  });

  it.each([
    ['name\nA\nB', 1],
    ['a,b\nx,y', 1],
    ['Title,,\nSubtitle,,\na,b,c\nx,y,z', 3],
    ['1,Ann\nTotal,Sum', undefined],
    ['Title\n1,2\n3,4', 1],
    ['Title\n\na,b\n3,4', 3],
    ['a,b\n1,2,3,4', 1],
  ])('of %j are in row %s', async (file, row) => {
    expect((await tableOf(file)).options.headerRow).toBe(row);
  });
});
