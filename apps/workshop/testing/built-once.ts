import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A file that several test processes need and that takes seconds to make: the first makes it, the
 * others wait for it. A claim left behind by a process that has ended counts for nothing.
 */
export async function builtOnce(file: string, build: () => Promise<Blob>): Promise<void> {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const claim = `${file}.claim`;
  if (!claimed(claim)) {
    await released(claim);
    return builtOnce(file, build);
  }
  try {
    // Another process may have made it between the look and the claim.
    if (existsSync(file)) return;
    // Written under another name and renamed, so that no process reads half of it.
    const beside = `${file}.${process.pid}`;
    await writeFile(beside, new Uint8Array(await (await build()).arrayBuffer()));
    await rename(beside, file);
  } finally {
    rmSync(claim);
  }
}

/** Returns whether the claim is ours now. */
function claimed(claim: string): boolean {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isHeld(claim)) return false;
    rmSync(claim, { force: true });
    return claimed(claim);
  }
}

function isHeld(claim: string): boolean {
  try {
    process.kill(Number(readFileSync(claim, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

function released(claim: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (existsSync(claim)) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(dirname(claim), look);
    look();
  });
}
