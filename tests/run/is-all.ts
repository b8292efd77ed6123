/** Whether the run is `pnpm test --all`: tests that repeat elsewhere what one mode proves run too. */
export const isAll = process.env['NINEFOLD_ALL'] === '1';

/** How often a property is tried whose test names a number for the whole run: a fifth of it otherwise. */
export const runs = (all: number): number => (isAll ? all : Math.ceil(all / 5));
