import type { Subcommand } from '../command/index.ts';
import { advise } from './advise.ts';
import { check } from './check.ts';
import { coverage } from './coverage.ts';
import { diff } from './diff.ts';
import { discover } from './discover.ts';
import { exportJsonSchema, markdown, names, types } from './documents.ts';
import { eject } from './eject.ts';
import { exportOpenApi } from './export-openapi.ts';
import { init } from './init.ts';
import { mcp } from './mcp.ts';
import { provePolicies } from './prove-policies.ts';
import { seed } from './seed.ts';
import { sql } from './sql.ts';
import { stories } from './stories.ts';
import { upgrade } from './upgrade.ts';

/** All subcommands, in the order in which a newcomer needs them. */
export const subcommands: readonly Subcommand[] = [
  init,
  discover,
  markdown,
  coverage,
  check,
  advise,
  provePolicies,
  seed,
  stories,
  diff,
  names,
  types,
  eject,
  exportOpenApi,
  exportJsonSchema,
  mcp,
  sql,
  upgrade,
];
