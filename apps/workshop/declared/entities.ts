import { overviews } from './entities/overviews.ts';
import { people } from './entities/people.ts';
import { records } from './entities/records.ts';
import { store } from './entities/store.ts';
import { work } from './entities/work.ts';
import type { Entities } from './workshop-declaration.ts';

/**
 * Labels, display fields and groups; descriptions come from the database's comments. Costs, which
 * no account can read, have no label.
 */
export const entities: Entities = { ...work, ...people, ...store, ...overviews, ...records };
