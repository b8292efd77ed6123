import type { Browser } from 'playwright';
import type { ContentStore } from '../accepted/content-store.ts';
import { type Manifest, pictureKey } from '../accepted/manifest.ts';
import { probeId, probeMode, takeProbe } from '../capture/probe.ts';
import type { ContentHash } from '../picture/picture.ts';
import type { ProbeResult } from './report.ts';

/** Draws the probe on this machine, and says whether it is as on the one that took the accepted ones. */
export async function compareProbe(
  browser: Browser,
  manifest: Manifest,
  takenStore: ContentStore,
): Promise<{ readonly probe: ProbeResult; readonly probePicture: ContentHash }> {
  const probePicture = await takenStore.addPicture(await takeProbe(browser));
  const accepted = manifest.get(pictureKey({ story: probeId, mode: probeMode }));
  if (accepted === undefined) return { probe: 'not accepted yet', probePicture };
  return { probe: accepted.picture === probePicture ? 'same' : 'differs', probePicture };
}
