import type { Subcommand } from '../subcommand.ts';
import { check } from './check.ts';
import { coverage } from './coverage.ts';
import { diff } from './diff.ts';
import { discover } from './discover.ts';
import { init } from './init.ts';
import { markdown } from './markdown.ts';
import { names } from './names.ts';
import { sql } from './sql.ts';
import { types } from './types.ts';

/** In the order in which a newcomer needs them. */
export const subcommands: readonly Subcommand[] = [
  init,
  discover,
  markdown,
  coverage,
  check,
  diff,
  names,
  types,
  sql,
];
