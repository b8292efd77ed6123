/** Whether the run is `pnpm test --all`: tests that repeat elsewhere what one mode proves run too. */
export const isAll = process.env['NINEFOLD_ALL'] === '1';
