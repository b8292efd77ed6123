import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import type { PackedPackage } from './pack.ts';

const run = promisify(execFile);

export interface Registry {
  /** With a slash at its end. */
  readonly url: string;
  close(): void;
}

/** Starts a registry that has packed packages, and sends requests for all others on to the registry of this machine. */
export async function startRegistry(packed: readonly PackedPackage[]): Promise<Registry> {
  const { stdout } = await run('npm', ['config', 'get', 'registry']);
  const other = stdout.trim();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1);
    const archive = packed.find((each) => path === basename(each.archive));
    const described = packed.find(({ name }) => path === name);
    if (archive !== undefined) void sendFile(archive.archive, response);
    else if (described !== undefined) void sendPackument(described, url, response);
    else
      response.writeHead(307, { location: new URL(request.url?.slice(1) ?? '', other).href }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendFile(file: string, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  response.end(await readFile(file));
}

/** Sends the registry's description of a package, with the manifest that is in its tarball. */
async function sendPackument(
  { name, version, archive }: PackedPackage,
  registry: string,
  response: ServerResponse,
): Promise<void> {
  const { stdout } = await run('tar', ['-xOzf', archive, 'package/package.json']);
  const manifest = JSON.parse(stdout) as object;
  const hash = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  const dist = { tarball: `${registry}${basename(archive)}`, integrity: `sha512-${hash}` };
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(
    JSON.stringify({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
    }),
  );
}
