/** Files in the folder that a command runs in. */
export { readEnvFile } from './env-file.ts';
export { stateFolder } from './state-folder.ts';
