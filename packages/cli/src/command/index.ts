/** The description, arguments and errors of subcommands. */
export { applicationPath } from './application-path.ts';
export { CommandError } from './command-error.ts';
export type { CommandIO } from './command-io.ts';
export { type ExitCode, exitCode } from './exit-code.ts';
export { installedFunctions } from './installed-functions.ts';
export { commandLanguage } from './language.ts';
export { allOptions, commonOptions, type Options, policyFiles, readOptions } from './options.ts';
export { readSchemas, rememberedSchemas, schemasVariable, writeSchemas } from './schemas.ts';
export type { Subcommand } from './subcommand.ts';
