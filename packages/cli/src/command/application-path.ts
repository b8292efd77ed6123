import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path of a file of the application, relative to a workspace: in `apps/web` where there
 * is such a folder, and in the workspace itself otherwise.
 */
export function applicationPath(workspace: string, file: string): string {
  return existsSync(join(workspace, 'apps/web')) ? `apps/web/${file}` : file;
}
