/** What commands of an application share: how a person types them, and the variables that a file has for them. */
export { commandLine } from './command-line.ts';
export { readEnvFile } from './env-file.ts';
