import { injectDelays } from './inject-delays.ts';

/** Whether the browser suites run under stress: `pnpm test --stress`. */
export const isStressed = process.env['NINEFOLD_STRESS'] === '1';

/**
 * The script that delays what a page waits for, so that code which relies on the speed of a machine
 * fails on any machine.
 */
export const stressScript = `(${injectDelays.toString()})();`;
