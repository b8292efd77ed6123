import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitDump, type DumpPart } from './statement-splitter.ts';

async function split(...chunks: string[]): Promise<DumpPart[]> {
  const parts: DumpPart[] = [];
  for await (const part of splitDump(chunks)) parts.push(part);
  return parts;
}

async function statements(text: string): Promise<string[]> {
  const parts = await split(text);
  return parts.map((part) => (part.kind === 'statement' ? part.sql : part.kind));
}

/** Statements with a semicolon where it does not end them. */
const whole = [
  `select ';'`,
  `select 'it''s;'`,
  `select E'it\\'s;'`,
  `select e'\\\\' || ';'`,
  `select U&'d\\0061t;'`,
  `select '\\'`,
  `select ";""x;" from t`,
  `select $$;'$$`,
  `select $body$;$$;$body$`,
  `select $été$;$été$`,
  `select 1 /* ; /* ; */ ; */ + 1`,
  `select 1 -- ;'\n+ 1`,
  `create rule r as on insert to t do also (insert into a values (1); insert into b values (2))`,
  `create function f() returns int begin atomic select 1; select case when true then 2 end; end`,
  `create or replace procedure p() begin atomic insert into t values (1); end`,
  `create table "begin" (a$1 int, b int)`,
  `prepare q as select $1`,
  `select 'a' \n 'b;'`,
];

test.each(whole)('%s is one statement', async (sql) => {
  expect(await statements(`${sql};\nselect 2;`)).toEqual([sql, 'select 2']);
});

test('BEGIN and CASE outside a function are words like any other', async () => {
  const text = 'begin; select case when true then 1 end; create view v as select 1; end;';
  expect(await statements(text)).toEqual([
    'begin',
    'select case when true then 1 end',
    'create view v as select 1',
    'end',
  ]);
});

test('comments before a statement are left out, and each statement has its line', async () => {
  const text = `-- Name: a;\n\n/* one\ntwo */ create table a (\n  id int\n);\r\n\n;;\nselect 1;select 2`;
  expect(await split(text)).toEqual([
    { kind: 'statement', sql: 'create table a (\n  id int\n)', line: 4 },
    { kind: 'statement', sql: 'select 1', line: 9 },
    { kind: 'statement', sql: 'select 2', line: 9 },
  ]);
});

test('lines for psql are separate statements, anywhere in the dump', async () => {
  const text =
    '\\restrict abc;\n\\connect shop\nselect 1\n\\echo half;\n  + 1;\nselect 3 \\g\nselect 4;';
  expect(await split(text)).toEqual([
    { kind: 'command', text: '\\restrict abc;', line: 1 },
    { kind: 'command', text: '\\connect shop', line: 2 },
    { kind: 'command', text: '\\echo half;', line: 4 },
    { kind: 'statement', sql: 'select 1\n\n  + 1', line: 3 },
    { kind: 'statement', sql: 'select 3', line: 6 },
    { kind: 'command', text: '\\g', line: 6 },
    { kind: 'statement', sql: 'select 4', line: 7 },
  ]);
});

test('the rows of a COPY block are unchanged, and end at a line with a dot', async () => {
  const text = `COPY public."from stdin;" (a, b) FROM stdin;\n1\t;'"\n\\\\.\t\\.x\n\\.\n\nCOPY t FROM STDIN WITH (FORMAT csv);\n\\.\nselect 1;`;
  expect(await split(text)).toEqual([
    {
      kind: 'copy',
      sql: 'COPY public."from stdin;" (a, b) FROM stdin',
      line: 1,
      rows: `1\t;'"\n\\\\.\t\\.x\n`,
      rowsLine: 2,
    },
    { kind: 'copy', sql: 'COPY t FROM STDIN WITH (FORMAT csv)', line: 6, rows: '', rowsLine: 7 },
    { kind: 'statement', sql: 'select 1', line: 8 },
  ]);
});

test('COPY from a file is a statement', async () => {
  expect(await statements(`copy t ("from stdin") from '/tmp/x';select 1;`)).toHaveLength(2);
});

test('a backslash escapes in plain quotes where the dump says so', async () => {
  const text = `set standard_conforming_strings = off; select 'it\\'s;'; set standard_conforming_strings to 'on'; select '\\'; select 1;`;
  expect(await statements(text)).toHaveLength(5);
});

test('a long COPY block comes in parts of whole lines', async () => {
  const row = `${'x'.repeat(99)}\n`;
  const lines = 200_000;
  const chunks = Array.from({ length: 40 }, () => row.repeat(lines / 40));
  const parts = await split('copy t from stdin;\n', ...chunks, '\\.\nselect 1;');
  const rows = parts.flatMap((part) => (part.kind === 'copy' ? [part] : []));
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map((part) => part.rows).join('')).toBe(row.repeat(lines));
  expect(rows.every((part) => part.rows.length % row.length === 0)).toBe(true);
  const linesBefore = rows.slice(0, -1).reduce((sum, part) => sum + part.rows.length / 100, 0);
  expect(rows.at(-1)?.rowsLine).toBe(2 + linesBefore);
  expect(parts.at(-1)).toMatchObject({ kind: 'statement', line: lines + 3 });
});

test('where the text is cut into chunks changes nothing', async () => {
  const block = `copy t from stdin;\n1\ta;b\n2\t\\.c\n\\.`;
  const piece = fc.oneof(
    fc.constantFrom(...whole.map((sql) => `${sql};`), block, '\\connect x', '-- note;', ''),
    fc.constantFrom('select 1\r;', '\t/* a */ select 2;', "select 'é€😀;';"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 8 }),
      fc.array(fc.nat({ max: 40 }), { maxLength: 30 }),
      async (pieces, lengths) => {
        const text = pieces.map((sql) => `${sql}\n`).join('');
        const chunks: string[] = [];
        let at = 0;
        for (const length of lengths) chunks.push(text.slice(at, (at += length)));
        chunks.push(text.slice(at));
        const parts = await split(...chunks);
        expect(parts).toEqual(await split(text));
        const statements = pieces.filter((sql) => sql !== '' && !sql.startsWith('--'));
        expect(parts).toHaveLength(statements.length);
      },
    ),
  );
});

test('a statement that is never closed is still a statement', async () => {
  expect(await statements(`select 1; select 'open`)).toEqual(['select 1', `select 'open`]);
  expect(await statements('copy t from stdin;\n1')).toEqual(['copy']);
});
