import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFolder } from '../../packages/server/src/builds/index.ts';
import { listen, serve, serveFiles } from '../../packages/server/src/http/index.ts';
import { offlineFiles } from '../../packages/server/src/vite/offline-files.ts';
import { publishableKeyOf, runningExample } from './example.ts';

/** A host of the example's built application, whose files can be replaced as by a deployment. */
export type Host = Awaited<ReturnType<typeof startHost>>;

/** Answers a request instead of the files; false to leave it to them. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves a folder by our own server, in front of the backend of the shared example. */
export async function startHost(folder: string) {
  const { url: example } = await runningExample();
  const listening = await listen(0);
  let files = serveFiles(folder);
  let fault: Fault | undefined;
  const backend = {
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of ['host', 'origin', 'connection', 'content-length']) headers.delete(name);
      const body = request.body === null ? null : await request.arrayBuffer();
      const { method } = request;
      const answer = await fetch(example + pathname + search, { method, headers, body });
      const answered = new Headers(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
        answered.delete(name);
      }
      return new Response(answer.body, { status: answer.status, headers: answered });
    },
  };
  const publishableKey = await publishableKeyOf(example);
  const opened = {
    backend,
    configuration: (supabaseUrl: string) => ({ supabaseUrl, publishableKey, start: 'example' }),
  };
  serve(
    listening,
    opened as unknown as Parameters<typeof serve>[1],
    (request, response) => {
      if (fault?.(request, response) !== true) files(request, response);
    },
    true,
  );
  return {
    url: listening.url,
    /** Serves another folder from now on. */
    deploy(next: string) {
      files = serveFiles(next);
    },
    /** Fails some requests for files from now on; none when left out. */
    failWith(next?: Fault) {
      fault = next;
    },
    close: () => listening.close(),
  };
}

/** Versions of the built example, which end with the tests of a file. */
export async function builtVersions() {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-versions-'));
  const first = await builtFolder('apps/workshop');
  const copy = async (name: string) => {
    const version = join(folder, name);
    await cp(first, version, {
      recursive: true,
      // They would be served in place of what is written here.
      filter: (file) => !/\.(br|gz)$|\.vite$/.test(file),
    });
    return version;
  };
  return {
    first,
    /** The same application with other names of its files, as if its code had changed. */
    async next(name: string): Promise<string> {
      const version = await copy(name);
      await renameAssets(version, name);
      await writeWorker(version);
      return version;
    },
    /** A version whose script fails as soon as it starts. */
    async broken(name: string): Promise<string> {
      const version = await this.next(name);
      const page = await readFile(join(version, 'index.html'), 'utf8');
      await writeFile(join(version, scriptOf(page)), 'throw new Error("This version is broken.")');
      await writeWorker(version);
      return version;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

const scriptOf = (page: string) => /src="\/(assets\/index-[^"]*\.js)"/.exec(page)?.[1] ?? '';

/** Each file refers to others by name, so that every name has to change. */
async function renameAssets(version: string, name: string): Promise<void> {
  const assets = join(version, 'assets');
  const names = await readdir(assets);
  const withNames = (text: string) =>
    names.reduce((all, file) => all.replaceAll(file, renamed(file, name)), text);
  for (const file of names) {
    if (/\.(js|css)$/.test(file)) {
      await writeFile(join(assets, file), withNames(await readFile(join(assets, file), 'utf8')));
    }
    await rename(join(assets, file), join(assets, renamed(file, name)));
  }
  const page = join(version, 'index.html');
  await writeFile(page, withNames(await readFile(page, 'utf8')));
}

const renamed = (file: string, name: string) => file.replace(/(\.\w+)$/, `-${name}$1`);

async function writeWorker(version: string): Promise<void> {
  const [, worker = ''] =
    /^const build = .*;\n([^]*)$/.exec(await readFile(join(version, 'sw.js'), 'utf8')) ?? [];
  const page = await readFile(join(version, 'index.html'), 'utf8');
  const build = await offlineFiles(version, scriptOf(page), worker);
  await writeFile(join(version, 'sw.js'), `const build = ${JSON.stringify(build)};\n${worker}`);
}
