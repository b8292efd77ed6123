import { isAll } from '../run/is-all.ts';

/** Whether the answers of the real servers are written to the recordings. */
export const isRecording = process.env['NINEFOLD_RECORD'] === '1';

/** Whether the real servers run. Otherwise recordings answer in their place. */
export const isLive = isAll || isRecording;
