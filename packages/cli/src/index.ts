export type { CommandIO } from './command/index.ts';
export { run } from './run.ts';
export { subcommands } from './subcommands/index.ts';
