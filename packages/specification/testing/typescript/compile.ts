import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../../..');
const cache = join(repository, 'node_modules/.cache/ninefold');

/**
 * What the TypeScript compiler says of files by name, a line each; none where
 * they are right. They lie where the workspace's packages are found.
 */
export async function compile(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'types-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const configuration = {
      extends: join(repository, 'tsconfig.json'),
      compilerOptions: { types: ['node'] },
      include: ['*.ts'],
      exclude: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(folder: string): Promise<readonly string[]> {
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '-p', '.', '--pretty', 'false'],
      { cwd: folder },
      (error, said) => {
        const lines = said.split('\n').filter((line) => line !== '');
        if (error !== null && lines.length === 0) reject(error);
        else resolve(lines);
      },
    );
  });
}
