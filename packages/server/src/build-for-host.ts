import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildApplication, compressAssets } from './build.ts';
import type { BuildOptions } from './build-options.ts';
import { hostFiles } from './hosts/host-files.ts';
import type { Reporter } from './reporter.ts';
import { readTheme } from './vite/theme-styles.ts';

/**
 * Builds an application into its folder `dist`, with the project's `config.json` where the
 * environment names one, and with the configuration of its host.
 */
export async function buildForHost(
  { application, base, host, project }: BuildOptions,
  reporter: Pick<Reporter, 'step' | 'note'>,
): Promise<void> {
  reporter.step(`Building the application for ${base}`);
  const folder = join(application, 'dist');
  // Before anything is deleted.
  await readTheme(application);
  const forHost = host && hostFiles(host, base, project?.supabaseUrl);
  await rm(folder, { recursive: true, force: true });
  // These hosts serve the folder from their root, so that the base is a folder in it.
  const served = forHost?.servesFolder ? join(folder, base) : folder;
  await buildApplication(application, { folder: served, base });
  // Only the tests of sizes read it.
  await rm(join(served, '.vite'), { recursive: true });
  if (project !== undefined) {
    await writeFile(join(served, 'config.json'), `${JSON.stringify(project, null, 2)}\n`);
  }
  if (forHost?.servesFolder !== true) await compressAssets(served);
  if (forHost?.needsRootPage) {
    await copyFile(join(served, 'index.html'), join(folder, 'index.html'));
  }
  // A server's configuration is for the person who runs it, not for those whom it serves.
  const beside = forHost?.servesFolder ? folder : `${folder}-${host}`;
  for (const [name, content] of Object.entries(forHost?.files ?? {})) {
    const file = join(beside, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    reporter.note(`${file} is written.`);
  }
  reporter.note(
    project === undefined
      ? 'Put config.json beside index.html before you serve it: "pnpm build --help" says what is in it.'
      : 'config.json names your project.',
  );
  reporter.note(`The files are in ${folder}.`);
}
