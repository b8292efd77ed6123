import type { Context } from '../expressions/index.ts';

/** Milliseconds by which the database's clock may differ, with the time until a record that was checked is sent. */
const tolerance = 300_000;

export const momentOfCheck = (): Context => ({ now: Date.now(), tolerance });
