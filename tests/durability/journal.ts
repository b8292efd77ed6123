import { createHash } from 'node:crypto';
import type { Backend } from '@ninefold/embedded';

/** Entries by id, each as a digest of all that belongs to it; null for one that is not there. */
export type Entries = Readonly<Record<string, string | null>>;

/** A line of a writer's journal, as JSON. */
export type Said =
  /** A writer begins to open the folder. */
  | { kind: 'started' }
  /** Every entry that it found when it started. */
  | { kind: 'found'; entries: Entries }
  /** A write is on its way; when it is done, these entries are so. */
  | { kind: 'sent'; write: number; entries: Entries }
  /** The backend has acknowledged it. */
  | { kind: 'acknowledged'; write: number }
  /** It was refused, which no write here should be. */
  | { kind: 'refused'; write: number; answer: string };

/** Two tables and a function that writes both: what a transaction has to keep together. */
export const journalSchema = `
  create table entry (id bigint primary key, revision int not null, body text not null);
  create table line (entry_id bigint references entry on delete cascade, place int, body text,
    primary key (entry_id, place));
  create index on entry (revision);
  create function enter(id bigint, body text, lines text[]) returns void language sql as $$
    insert into entry values (id, 1, body);
    insert into line select id, place, text from unnest(lines) with ordinality as l (text, place);
  $$;
  grant all on entry, line to anon;`;

/** Reads the digest of each entry as the database has it: the same as `digestOf`. */
export async function entriesIn(backend: Backend): Promise<Entries> {
  const { rows } = await backend.query<{ id: string; digest: string }>(`
    select id::text, md5(revision || body || coalesce(
      (select string_agg(place || l.body, ',' order by place) from line l where entry_id = id), ''))
      as digest
    from entry`);
  return Object.fromEntries(rows.map(({ id, digest }) => [id, digest]));
}

export function digestOf(revision: number, body: string, lines: readonly string[] = []): string {
  const text = lines.map((line, index) => `${index + 1}${line}`).join(',');
  return createHash('md5').update(`${revision}${body}${text}`).digest('hex');
}

/** Reads a journal; the last line may be half-written. */
export function readJournal(text: string): readonly Said[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Said);
}

/**
 * Tells what a start that finds `found` must find after all that was said: each acknowledged write,
 * and each one that was on its way either whole or not at all, as every start since has found it.
 */
export function expectedAfter(said: readonly Said[], found: Entries): Entries {
  const entries = new Map<string, string>();
  const apply = (written: Entries) => {
    for (const [id, digest] of Object.entries(written)) {
      if (digest === null) entries.delete(id);
      else entries.set(id, digest);
    }
  };
  const underWay = new Map<number, Entries>();
  const settle = (now: Entries) => {
    for (const written of underWay.values()) {
      const isDone = Object.entries(written).every(([id, digest]) => (now[id] ?? null) === digest);
      if (isDone) apply(written);
    }
    underWay.clear();
  };
  for (const line of said) {
    if (line.kind === 'found') settle(line.entries);
    if (line.kind === 'sent') underWay.set(line.write, line.entries);
    if (line.kind === 'acknowledged') {
      apply(underWay.get(line.write) ?? {});
      underWay.delete(line.write);
    }
  }
  settle(found);
  return Object.fromEntries(entries);
}
