import type { Application } from './application.ts';

/** Whose something is that the browser keeps: a person's in a project, and in a tenant where that matters. */
export interface Identity {
  /** The project's address; empty without a database. */
  readonly project: string;
  /** The person's ID; empty for a visitor. */
  readonly person: string;
  /** The tenant that the address names. */
  readonly tenant?: string | undefined;
}

/** Returns the identity that the page is bound to. */
export function identityOf({ configuration, place, person, viewing }: Application): Identity {
  return {
    project: configuration.supabaseUrl ?? '',
    // Nothing that the person viewed keeps on this device is mixed with this.
    person:
      viewing === undefined
        ? (person.current()?.id ?? '')
        : `${viewing.as} viewed by ${viewing.by}`,
    tenant: place.tenant,
  };
}
