import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Reads the variables of the workspace's `.env`, which `ninefold init` writes. Without the file, there are none. */
export function readEnvFile(
  file = join(process.cwd(), '.env'),
): Readonly<Record<string, string | undefined>> {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
