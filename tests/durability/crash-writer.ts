/**
 * Runs as a separate process, to be killed. Opens a data folder, writes its content to a journal, and
 * then writes to the database without end, several requests at a time. Each request is in the journal
 * before it is sent and when it is answered.
 */
import { openSync, writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openDataFolder } from '@ninefold/embedded';
import { digestOf, type Entries, entriesIn, type JournalLine } from './journal.ts';
import { randomFrom } from './random.ts';

const [path = '', seed = '0', journal = ''] = process.argv.slice(2);
const journalFile = openSync(journal, 'a');
const random = randomFrom(Number(seed));
/** The number of writes that wait for a response at the same time. */
const lanes = 3;
const known = new Map<string, { revision: number; lines: readonly string[] }>();
const busy = new Set<string>();
let highest = 0;
let writes = 0;

/** Writes a line to the journal at once, and its kind to standard output. */
function record(line: JournalLine): void {
  writeSync(journalFile, `${JSON.stringify(line)}\n`);
  process.stdout.write(`${line.kind}\n`);
}

const newId = () => String(++highest);
const text = (length: number) =>
  Array.from({ length: Math.ceil(length / 10) }, () => random.fraction().toString(36).slice(2, 12))
    .join('')
    .slice(0, length);

record({ kind: 'started' });
const folder = await openDataFolder(path);
const backend = await folder.openBackend({ extensions: [] });
// A killed process does not flush it.
flushCompileCache();
record({ kind: 'found', entries: await entriesIn(backend) });
await readKnown();
await Promise.all(Array.from({ length: lanes }, writeWithoutEnd));

/** Reads the revisions and lines to continue from. */
async function readKnown(): Promise<void> {
  const { rows } = await backend.query<{ id: string; revision: number; lines: string[] }>(
    `select id::text, revision, coalesce((select array_agg(l.body order by place) from line l
       where entry_id = id), '{}') as lines from entry`,
  );
  for (const { id, revision, lines } of rows) {
    known.set(id, { revision, lines });
    highest = Math.max(highest, Number(id));
  }
}

async function writeWithoutEnd(): Promise<never> {
  for (;;)
    await random.pick([insert, insertMany, insertLarge, call, call, change, remove, maintain])();
}

async function insert(): Promise<void> {
  await insertRows([{ id: newId(), revision: 1, body: text(random.between(0, 200)) }]);
}

async function insertMany(): Promise<void> {
  const count = random.between(2, 25);
  await insertRows(
    Array.from({ length: count }, () => ({ id: newId(), revision: 1, body: text(40) })),
  );
}

/** Inserts a value larger than a page, which is stored apart from its row. */
async function insertLarge(): Promise<void> {
  await insertRows([{ id: newId(), revision: 1, body: text(random.between(20_000, 200_000)) }]);
}

async function insertRows(rows: { id: string; revision: number; body: string }[]): Promise<void> {
  const entries = Object.fromEntries(
    rows.map(({ id, revision, body }) => [id, digestOf(revision, body)]),
  );
  await send('POST', 'entry', rows, entries);
  for (const { id } of rows) known.set(id, { revision: 1, lines: [] });
}

/** Writes two tables in one transaction. */
async function call(): Promise<void> {
  const id = newId();
  const body = text(100);
  const lines = Array.from({ length: random.between(1, 8) }, () => text(60));
  await send('POST', 'rpc/enter', { id, body, lines }, { [id]: digestOf(1, body, lines) });
  known.set(id, { revision: 1, lines });
}

async function change(): Promise<void> {
  const id = idleEntry();
  const before = id === undefined ? undefined : known.get(id);
  if (id === undefined || !before) return insert();
  const revision = before.revision + 1;
  const body = text(random.between(0, 3000));
  const entries = { [id]: digestOf(revision, body, before.lines) };
  await send('PATCH', `entry?id=eq.${id}`, { revision, body }, entries);
  known.set(id, { revision, lines: before.lines });
}

async function remove(): Promise<void> {
  const id = idleEntry();
  if (id === undefined) return insert();
  known.delete(id);
  await send('DELETE', `entry?id=eq.${id}`, undefined, { [id]: null });
}

/** Runs what a server does by itself between writes. */
async function maintain(): Promise<void> {
  await backend.exec(random.pick(['checkpoint', 'vacuum entry', 'analyze']));
}

/** Returns the id of an entry that no unfinished write is about. */
function idleEntry(): string | undefined {
  const ids = [...known.keys()].filter((id) => !busy.has(id));
  return ids[random.between(0, ids.length - 1)];
}

async function send(
  method: string,
  resource: string,
  body: object | undefined,
  entries: Entries,
): Promise<void> {
  const write = ++writes;
  const ids = Object.keys(entries);
  for (const id of ids) busy.add(id);
  record({ kind: 'sent', write, entries });
  const response = await backend.clientFetch(`http://journal.test/rest/v1/${resource}`, {
    method,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = `${response.status} ${await response.text()}`;
  record(response.ok ? { kind: 'acknowledged', write } : { kind: 'rejected', write, answer });
  for (const id of ids) busy.delete(id);
}
