import type { Declaration, InLanguages } from '@ninefold/specification';
import type { Discovered } from '../discovered.ts';

/** The kinds of people, as `app_metadata.role` names them. */
export type WorkshopRole = 'owner' | 'dispatcher' | 'technician' | 'contact';

/**
 * A declaration in which a table, column, state or role that does not exist is an error in the
 * editor. Its texts are in English, German and Arabic.
 */
export type WorkshopDeclaration = InLanguages<Declaration<Discovered, WorkshopRole>>;

export type Entities = NonNullable<WorkshopDeclaration['entities']>;
