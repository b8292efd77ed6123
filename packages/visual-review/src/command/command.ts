import type { Project } from '../configuration/index.ts';

export interface Command {
  readonly help: string;
  /**
   * @returns the exit code.
   * @throws {Error} with a message for the terminal.
   */
  run(project: Project, args: readonly string[]): Promise<number>;
}
