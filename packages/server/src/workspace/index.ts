/** Files in the folder that a command runs in. */
export { stateFolder } from './state-folder.ts';
