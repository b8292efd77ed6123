/** A setup file of the browser tests under stress. */
import { injectDelays } from './inject-delays.ts';

injectDelays();
