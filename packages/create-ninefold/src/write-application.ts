import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicationFiles, manifestSettings } from './application-files.ts';
import { fillNewFolder } from './new-folder.ts';
import type { PackageManager } from './package-manager.ts';
import type { StartingPoint } from './starting-point.ts';

/** Holds the templates, which the build of this package copies from the applications of the workspace. */
const builtTemplates = fileURLToPath(new URL('templates', import.meta.url));

/**
 * Writes an application into a folder that is new or empty.
 *
 * @param folder Absolute.
 * @throws {CreateError} if the folder can't be written. It is unchanged then.
 */
export async function writeApplication(
  folder: string,
  start: StartingPoint,
  packageManager: PackageManager,
  templates = builtTemplates,
): Promise<void> {
  const template = join(templates, start.kind === 'example' ? 'example' : 'blank');
  await fillNewFolder(folder, async (unfinished) => {
    await cp(template, unfinished, { recursive: true });
    const manifest = join(unfinished, 'package.json');
    const content = JSON.parse(await readFile(manifest, 'utf8')) as object;
    const name = packageName(basename(folder));
    const whole = { name, ...content, ...manifestSettings[packageManager] };
    await writeFile(manifest, `${JSON.stringify(whole, null, 2)}\n`);
    const files = Object.entries(applicationFiles(name, start, packageManager));
    for (const [file, text] of files) await writeFile(join(unfinished, file), text);
  });
}

/** Returns the name of a folder as npm allows it for a package. */
function packageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .split(/[^a-z\d]/)
    .filter((part) => part !== '')
    .join('-');
  return name === '' ? 'application' : name;
}
