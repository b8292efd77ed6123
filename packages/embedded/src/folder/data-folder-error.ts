/**
 * Why a data folder cannot be used:
 * - `open`: another process has it open;
 * - `version`: another version of Ninefold or Postgres wrote it;
 * - `foreign`: it holds files that are not Ninefold's;
 * - `incomplete`: the database that its record names is missing.
 */
export type DataFolderProblem = 'open' | 'version' | 'foreign' | 'incomplete';

/** A data folder that cannot be used. Its message says why and what to do; it is left as it was. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
  readonly problem: DataFolderProblem;
  readonly folder: string;

  constructor(problem: DataFolderProblem, folder: string, message: string) {
    super(message);
    this.problem = problem;
    this.folder = folder;
  }
}
