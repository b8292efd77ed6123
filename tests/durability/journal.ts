import { createHash } from 'node:crypto';

/** Entries by id, each as a digest of all that belongs to it; null for one that is not there. */
export type Entries = Readonly<Record<string, string | null>>;

/** What a victim says, one line of JSON each. */
export type Said =
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

/** The digest of each entry as the database has it: the same as `digestOf`. */
export const foundQuery = `
  select id::text, md5(revision || body || coalesce(
    (select string_agg(place || l.body, ',' order by place) from line l where entry_id = id), ''))
    as digest
  from entry`;

export function digestOf(revision: number, body: string, lines: readonly string[] = []): string {
  const text = lines.map((line, index) => `${index + 1}${line}`).join(',');
  return createHash('md5').update(`${revision}${body}${text}`).digest('hex');
}

/**
 * What has to be there after any number of kills: each acknowledged write, and each one that was on
 * its way either whole or not at all.
 */
export class Expectation {
  acknowledged = 0;
  readonly #entries = new Map<string, string>();
  #underWay = new Map<number, Entries>();

  follow(said: Said): void {
    if (said.kind === 'sent') this.#underWay.set(said.write, said.entries);
    if (said.kind !== 'acknowledged') return;
    this.#apply(this.#underWay.get(said.write) ?? {});
    this.#underWay.delete(said.write);
    this.acknowledged++;
  }

  /** What is expected of a start that found `found`, which decides what became of the unheard. */
  given(found: Entries): Entries {
    for (const entries of this.#underWay.values()) {
      const isDone = Object.entries(entries).every(
        ([id, digest]) => (found[id] ?? null) === digest,
      );
      if (isDone) this.#apply(entries);
    }
    this.#underWay = new Map();
    return Object.fromEntries(this.#entries);
  }

  #apply(entries: Entries): void {
    for (const [id, digest] of Object.entries(entries)) {
      if (digest === null) this.#entries.delete(id);
      else this.#entries.set(id, digest);
    }
  }
}
