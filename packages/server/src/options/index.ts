/** The options of `start` and `dev`, and the variables that name a project. */
export { help } from './help.ts';
export { type EmbeddedStart, hasDatabase, type Options, readOptions } from './options.ts';
export { parseArguments } from './parse-arguments.ts';
export { type Environment, readProject } from './project.ts';
