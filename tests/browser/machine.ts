import { createHash } from 'node:crypto';

/** Milliseconds that the work below takes on an idle machine with two cores of 2024. */
const idle = 350;

/**
 * Measures how many times as long this machine takes now, with all that runs beside, as an idle one: from 1 to 10.
 * Long enough for every process beside it to have its turn.
 */
export function measureMachine(): number {
  const started = performance.now();
  let text = 'ninefold';
  for (let round = 0; round < 250_000; round++) {
    text = createHash('sha256').update(text).digest('hex');
  }
  const factor = (performance.now() - started) / idle;
  return Math.min(10, Math.max(1, Math.round(factor * 10) / 10));
}
