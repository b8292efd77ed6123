import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { exactJson, writeExactJson } from './exact-json.ts';
import type { Answer, ApiRequest } from './exchange.ts';

/** What the real servers are asked: a request of the Data API, or SQL as the superuser. */
export type Question = ApiRequest | { readonly sql: string };
/** An answer of the Data API, or the rows of a query. */
export type Reply = Answer | readonly object[];

/** A recording holds for these alone: a difference in any of them may change every answer. */
export interface RecordedServers {
  readonly postgres: string;
  readonly postgrest: string;
  /** Hash of the database's schema and rows, and of how PostgREST serves them. */
  readonly schema: string;
}

/**
 * Answers of the real servers to the questions of a test file, as JSON lines: the servers first, then
 * each question once. A question that is repeated between writes has several replies, in order; the
 * last one also answers all later repetitions.
 */
export class Recording {
  readonly file: string;
  readonly #replies: Map<string, Reply[]>;
  readonly #asked = new Map<string, number>();

  private constructor(file: string, replies: Map<string, Reply[]>) {
    this.file = file;
    this.#replies = replies;
  }

  static empty(file: string): Recording {
    return new Recording(file, new Map());
  }

  /** @throws {Error} if there is none, or it is of other servers. */
  static read(file: string, servers: RecordedServers): Recording {
    const name = relative(process.cwd(), file);
    if (!existsSync(file)) throw new Error(`${name} does not exist yet. ${advice(file)}`);
    const [first = '{}', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const recorded = JSON.parse(first) as RecordedServers;
    if (!isDeepStrictEqual(recorded, servers)) {
      const changed = (Object.keys(servers) as (keyof RecordedServers)[])
        .filter((part) => recorded[part] !== servers[part])
        .map((part) => `${part} was ${recorded[part]} and is ${servers[part]}`);
      throw new Error(`${name} is of other servers: ${changed.join(', ')}. ${advice(file)}`);
    }
    return new Recording(file, readLines(lines));
  }

  /** Returns the reply to a question that is asked for the first, second … time. */
  reply(question: Question): Reply {
    const key = keyOf(question);
    const replies = this.#replies.get(key);
    const times = this.#asked.get(key) ?? 0;
    this.#asked.set(key, times + 1);
    const reply = replies?.[Math.min(times, replies.length - 1)];
    if (reply === undefined) {
      throw new Error(
        `${relative(process.cwd(), this.file)} has no reply to this question, which the test or the code under test did not ask when it was recorded:\n${key}\n${advice(this.file)}`,
      );
    }
    return reply;
  }

  /** @throws {Error} if the real servers reply otherwise than they did. */
  check(question: Question, reply: Reply): void {
    const [found, recorded] = [reply, this.reply(question)].map(writeExactJson);
    if (found === recorded) return;
    throw new Error(
      `The real servers reply otherwise than ${relative(process.cwd(), this.file)} says to\n${keyOf(question)}\nrecorded: ${recorded}\nnow:      ${found}\n${advice(this.file)}`,
    );
  }

  add(question: Question, reply: Reply): void {
    const key = keyOf(question);
    this.#replies.set(key, [...(this.#replies.get(key) ?? []), reply]);
  }

  write(servers: RecordedServers): void {
    const lines = [JSON.stringify(servers), ...writeLines(this.#replies), ''];
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, lines.join('\n'));
  }
}

/** Says how to record again. */
export function advice(file: string): string {
  const test = relative(process.cwd(), file).replace(/recorded\/(.*)\.jsonl$/, '$1.test.ts');
  const suite = test.split('/')[1];
  return `To ask the real servers and record their answers: NINEFOLD_RECORD=1 pnpm test ${suite} -- ${test}`;
}

function keyOf(question: Question): string {
  if ('sql' in question) return JSON.stringify({ sql: shortened(question.sql) });
  const { method = 'GET', path, headers = {}, body, as } = question;
  const kept = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !/^(?:apikey|x-client-info)$/.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({
    ask: `${method} ${path.split('&').map(shortened).join('&')}`,
    as,
    headers: kept.length > 0 ? Object.fromEntries(kept) : undefined,
    body: body === undefined ? undefined : shortened(body),
  });
}

/** Returns a text, or the beginning of a long one with its hash: it only has to be recognised. */
function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 100)}… (SHA-256 ${hashOf(text)})` : text;
}

/** Lines of questions, after those of the replies that several of them have. */
function writeLines(replies: ReadonlyMap<string, readonly Reply[]>): readonly string[] {
  const questions = [...replies].map(([key, all]) => [key, withoutRepetitions(all)] as const);
  const counts = Map.groupBy(
    questions.flatMap(([, texts]) => texts),
    (text) => text,
  );
  const isShared = (text: string) => text.length > 80 && (counts.get(text)?.length ?? 0) > 1;
  const shared = [...counts.keys()].filter(isShared);
  return [
    ...shared.map((text) => `{"reply":"${hashOf(text)}","is":${text}}`).toSorted(),
    ...questions
      .map(([key, texts]) => {
        const given = texts.map((text) => (isShared(text) ? `"${hashOf(text)}"` : text));
        return `${key.slice(0, -1)},"replies":[${given.join(',')}]}`;
      })
      .toSorted(),
  ];
}

/** The texts of replies, the last one once. */
function withoutRepetitions(replies: readonly Reply[]): readonly string[] {
  const texts = replies.map(writeExactJson);
  while (texts.length > 1 && texts.at(-1) === texts.at(-2)) texts.pop();
  return texts;
}

function readLines(lines: readonly string[]): Map<string, Reply[]> {
  const shared = new Map<string, Reply>();
  const replies = new Map<string, Reply[]>();
  for (const line of lines) {
    const { reply, is, replies: given, ...question } = JSON.parse(line) as Line;
    // Parsed a second time, for the digits of numbers.
    const exact = exactJson(line) as Line;
    if (is !== undefined) {
      shared.set(reply ?? '', readReply(is, exact.is));
      continue;
    }
    const all = given.map((each, index) =>
      typeof each === 'string' ? shared.get(each)! : readReply(each, exact.replies[index]),
    );
    replies.set(JSON.stringify(question), all);
  }
  return replies;
}

interface Line {
  readonly reply?: string;
  readonly is?: Reply;
  readonly replies: readonly (Reply | string)[];
}

/** Numbers of rows are JavaScript's; those of answers are their digits. */
function readReply(reply: Reply, exact: unknown): Reply {
  if (!('status' in reply)) return reply;
  const { headers, body } = exact as Answer;
  return { status: reply.status, headers, body };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
