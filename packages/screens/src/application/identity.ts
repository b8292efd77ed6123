import type { Owner } from './collection.ts';
import type { Application } from './application.ts';

/** Whose something is that the browser keeps: a person's in a project, and in a tenant where that matters. */
export interface Identity extends Owner {
  /** The tenant that the address names. */
  readonly tenant?: string | undefined;
}

/** Returns the identity that the page is bound to. */
export function identityOf(application: Application): Identity {
  const { viewing } = application;
  const own = ownIdentityOf(application);
  // Nothing that the person viewed keeps on this device is mixed with this.
  return viewing === undefined ? own : { ...own, person: `${viewing.as} viewed by ${viewing.by}` };
}

/** Returns the identity of the person who is signed in, whomever the page is viewed as. */
export function ownIdentityOf({ configuration, place, person }: Application): Identity {
  return {
    project: configuration.supabaseUrl ?? '',
    person: person.signedIn()?.id ?? '',
    tenant: place.tenant,
  };
}
