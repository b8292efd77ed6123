import { commandLine } from '@ninefold/embedded/command-line';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildApplication, compressAssets } from '../builds/index.ts';
import type { BuildOptions } from './build-options.ts';
import { hostFiles } from '../hosts/index.ts';
import type { Reporter } from '../reporter/index.ts';
import { readTheme, retiredServiceWorker, serviceWorkerFile } from '../vite/index.ts';

/** Builds an application into `dist`, with `config.json` and the host's configuration. */
export async function buildForHost(
  { application, base, host, project, withoutWorker }: BuildOptions,
  reporter: Pick<Reporter, 'step' | 'note'>,
): Promise<void> {
  reporter.step(`Building the application for ${base}`);
  const folder = join(application, 'dist');
  // Fails before anything is deleted.
  await readTheme(application);
  const forHost = host && hostFiles(host, base, project?.supabaseUrl);
  await rm(folder, { recursive: true, force: true });
  // These hosts serve the folder from their root, so that the base is a folder in it.
  const output = forHost?.servesFolder ? join(folder, base) : folder;
  await buildApplication(application, { folder: output, base });
  // Only tests/size reads it.
  await rm(join(output, '.vite'), { recursive: true });
  if (withoutWorker) await writeFile(join(output, serviceWorkerFile), retiredServiceWorker());
  if (project !== undefined) {
    await writeFile(join(output, 'config.json'), `${JSON.stringify(project, null, 2)}\n`);
  }
  if (forHost?.servesFolder !== true) await compressAssets(output);
  if (forHost?.needsRootPage) {
    await copyFile(join(output, 'index.html'), join(folder, 'index.html'));
  }
  // A server's configuration must not be served.
  const configurationFolder = forHost?.servesFolder ? folder : `${folder}-${host}`;
  for (const [name, content] of Object.entries(forHost?.files ?? {})) {
    const file = join(configurationFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    reporter.note(`Wrote ${file}.`);
  }
  reporter.note(whereProjectIs({ host, project }));
  reporter.note(`The files are in ${folder}.`);
}

function whereProjectIs({ host, project }: Pick<BuildOptions, 'host' | 'project'>): string {
  if (project !== undefined) return 'config.json names your project.';
  return host === 'caddy'
    ? 'Caddy reads SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY when it starts.'
    : `Put config.json beside index.html before you serve it: "${commandLine('build', '--help')}" says what is in it.`;
}
