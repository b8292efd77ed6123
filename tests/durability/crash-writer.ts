/**
 * Runs as its own process, to be killed: opens a data folder, writes to a journal what is in it, and
 * writes to the database without end, several requests at a time, each in the journal before it is
 * sent and when it is answered.
 */
import { openSync, writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openDataFolder } from '@ninefold/embedded';
import { digestOf, type Entries, entriesIn, type Said } from './journal.ts';
import { randomFrom } from './random.ts';

const [path = '', seed = '0', journal = ''] = process.argv.slice(2);
const journalFile = openSync(journal, 'a');
const random = randomFrom(Number(seed));
/** Writes that wait for an answer at the same time. */
const lanes = 3;
const heldBy = new Map<string, { revision: number; lines: readonly string[] }>();
const busy = new Set<string>();
let highest = 0;
let writes = 0;

/** Writes at once: the journal has the line, whatever happens next. A line on standard output tells. */
function say(said: Said): void {
  writeSync(journalFile, `${JSON.stringify(said)}\n`);
  process.stdout.write(`${said.kind}\n`);
}

const newId = () => String(++highest);
const text = (length: number) =>
  Array.from({ length: Math.ceil(length / 10) }, () => random.fraction().toString(36).slice(2, 12))
    .join('')
    .slice(0, length);

say({ kind: 'started' });
const folder = await openDataFolder(path);
const backend = await folder.openBackend({ extensions: [] });
// Who is killed does not do it.
flushCompileCache();
say({ kind: 'found', entries: await entriesIn(backend) });
await learn();
await Promise.all(Array.from({ length: lanes }, writeWithoutEnd));

/** Learns the revisions and lines to go on from. */
async function learn(): Promise<void> {
  const { rows } = await backend.query<{ id: string; revision: number; lines: string[] }>(
    `select id::text, revision, coalesce((select array_agg(l.body order by place) from line l
       where entry_id = id), '{}') as lines from entry`,
  );
  for (const { id, revision, lines } of rows) {
    heldBy.set(id, { revision, lines });
    highest = Math.max(highest, Number(id));
  }
}

async function writeWithoutEnd(): Promise<never> {
  for (;;) await random.pick([insert, insertMany, insertLarge, call, call, change, remove, rest])();
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

/** Larger than a page, so that it lies apart from its row. */
async function insertLarge(): Promise<void> {
  await insertRows([{ id: newId(), revision: 1, body: text(random.between(20_000, 200_000)) }]);
}

async function insertRows(rows: { id: string; revision: number; body: string }[]): Promise<void> {
  const entries = Object.fromEntries(
    rows.map(({ id, revision, body }) => [id, digestOf(revision, body)]),
  );
  await send('POST', 'entry', rows, entries);
  for (const { id } of rows) heldBy.set(id, { revision: 1, lines: [] });
}

/** Two tables in one transaction. */
async function call(): Promise<void> {
  const id = newId();
  const body = text(100);
  const lines = Array.from({ length: random.between(1, 8) }, () => text(60));
  await send('POST', 'rpc/enter', { id, body, lines }, { [id]: digestOf(1, body, lines) });
  heldBy.set(id, { revision: 1, lines });
}

async function change(): Promise<void> {
  const id = chosen();
  const held = id === undefined ? undefined : heldBy.get(id);
  if (id === undefined || !held) return insert();
  const revision = held.revision + 1;
  const body = text(random.between(0, 3000));
  const entries = { [id]: digestOf(revision, body, held.lines) };
  await send('PATCH', `entry?id=eq.${id}`, { revision, body }, entries);
  heldBy.set(id, { revision, lines: held.lines });
}

async function remove(): Promise<void> {
  const id = chosen();
  if (id === undefined) return insert();
  heldBy.delete(id);
  await send('DELETE', `entry?id=eq.${id}`, undefined, { [id]: null });
}

/** What happens between writes at its own time in a server: here it is asked for. */
async function rest(): Promise<void> {
  await backend.exec(random.pick(['checkpoint', 'vacuum entry', 'analyze']));
}

/** An entry that no other write under way is about. */
function chosen(): string | undefined {
  const ids = [...heldBy.keys()].filter((id) => !busy.has(id));
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
  say({ kind: 'sent', write, entries });
  const response = await backend.clientFetch(`http://journal.test/rest/v1/${resource}`, {
    method,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = `${response.status} ${await response.text()}`;
  say(response.ok ? { kind: 'acknowledged', write } : { kind: 'refused', write, answer });
  for (const id of ids) busy.delete(id);
}
