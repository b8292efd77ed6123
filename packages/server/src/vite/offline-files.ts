import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licensesFile } from './licenses.ts';

/** What the service worker of a build keeps. Files are paths from the folder of the build, with slashes. */
export interface OfflineFiles {
  /** Differs where any file does, or the worker. */
  readonly version: string;
  /** The script of index.html, whose name differs in every build with other code. */
  readonly script: string;
  /** The files that are named for their content, with its hash as in the attribute `integrity`. */
  readonly assets: Readonly<Record<string, string>>;
  /** Files whose names stay: the icon, the manifest, what a team has in `public`. */
  readonly others: readonly string[];
}

/** The answer that names the project changes without a build. */
const notOfVersion = ['config.json', 'sw.js'];
/** The page is kept by itself, and no screen shows the licences. */
const notAmongOthers = ['index.html', licensesFile, ...notOfVersion];

/**
 * Lists the files of a build for its service worker.
 *
 * @param worker Source of the worker.
 */
export async function offlineFiles(
  folder: string,
  script: string,
  worker: string,
): Promise<OfflineFiles> {
  const assets: Record<string, string> = {};
  const others: string[] = [];
  const version = createHash('sha256').update(worker);
  for (const file of await filesIn(folder)) {
    const content = await readFile(join(folder, file));
    if (!notOfVersion.includes(file)) version.update(file).update(content);
    if (file.startsWith('assets/')) {
      assets[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    } else if (!notAmongOthers.includes(file)) others.push(file);
  }
  return { version: version.digest('hex').slice(0, 12), script, assets, others };
}

/** Hosts don't serve what begins with a dot or an underscore: it is for them, or for tests. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
    if (!/(?:^|\/)\./.test(file) && !file.startsWith('_')) files.push(file);
  }
  return files.sort();
}
