import type { Declaration } from '@ninefold/specification';
import type { Discovered } from '../discovered.ts';

/** The kinds of people, as `app_metadata.role` names them. */
export type WorkshopRole = 'owner' | 'dispatcher' | 'technician' | 'contact';

/** A declaration in which a table, column, state or role that there is not is an error in the editor. */
export type WorkshopDeclaration = Declaration<Discovered, WorkshopRole>;
