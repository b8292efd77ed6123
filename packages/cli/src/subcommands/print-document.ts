import type { Specification } from '@ninefold/specification';
import { exitCode, type Subcommand } from '../command/index.ts';
import { countsOf, writeOutput } from '../output/index.ts';
import { readSpecification } from '../sources/index.ts';

/** Runs a subcommand that writes a document about a specification. */
export function printDocument(render: (specification: Specification) => string): Subcommand['run'] {
  return async (options, io) => {
    const { specification } = await readSpecification(options, io);
    await writeOutput(render(specification), countsOf(specification), options, io);
    return exitCode.done;
  };
}
