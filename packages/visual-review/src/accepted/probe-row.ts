import { cpus } from 'node:os';
import { pictureKey } from './manifest.ts';

/** The probe's id in the manifest. No story can have it. */
export const probeId = '(probe)';

/** Each row has a mode, which means nothing for the probe. */
export const probeMode = 'light-1280';

export const probeKey = pictureKey({ story: probeId, mode: probeMode });

/** Names the platform and processor, kept in place of the probe's accessibility tree. */
export function machineName(): string {
  const processor = cpus()[0]?.model.trim() ?? 'a processor without a name';
  return `${process.platform} ${process.arch}, ${processor}`;
}
