import { join } from 'node:path';
import { buildWhereNeeded } from '../../../packages/server/src/builds/index.ts';
import { createReporter } from '../../../packages/server/src/reporter/index.ts';
import { type Application, floor, ninefold, reactAdmin, refine } from './applications.ts';
import { buildApplication } from './build-application.ts';
import { installPeers, peersFolder } from './peers.ts';

const ours = join(import.meta.dirname, '../../../apps/web');

/** Our application as `pnpm start` serves it, and the floor. */
const oursAndFloor = [ninefold, floor] as const;

/**
 * Builds the applications into a folder, ours only where its sources have changed since its last build.
 *
 * @returns them, and the folder of each by its name.
 */
export async function buildAll(
  into: string,
  { withPeers }: { readonly withPeers: boolean },
): Promise<{
  readonly applications: readonly Application[];
  readonly folders: Readonly<Record<string, string>>;
}> {
  const sources = new Map([[floor, join(import.meta.dirname, '../floor')]]);
  if (withPeers) {
    await installPeers();
    for (const peer of [reactAdmin, refine]) sources.set(peer, join(peersFolder, peer.name));
  }
  const folders: Record<string, string> = {
    [ninefold.name]: await buildWhereNeeded(ours, createReporter({ json: false })),
  };
  for (const [{ name }, source] of sources) {
    folders[name] = join(into, name);
    await buildApplication(source, folders[name]);
  }
  return {
    applications: withPeers ? [...oursAndFloor, reactAdmin, refine] : oursAndFloor,
    folders,
  };
}
