/** The place of the application: its folder on the host, and the tenant that the address names. */
export interface Place {
  /** With a slash at both ends: `/app/`. */
  readonly base: string;
  /** The tenant's ID, in `/app/tenant/ID/data/tasks`. */
  readonly tenant?: string | undefined;
}

const segment = 'tenant/';

/** Reads the place from the path of the page. Another tenant is another page. */
export function placeOf(base: string, pathname: string): Place {
  if (!pathname.startsWith(base + segment)) return { base };
  const [id = ''] = pathname.slice(base.length + segment.length).split('/');
  try {
    return { base, tenant: decodeURIComponent(id) || undefined };
  } catch {
    return { base };
  }
}

/** The folder in which the addresses of a place begin, with a slash at both ends. */
export function folderOf({ base, tenant }: Place): string {
  return tenant === undefined ? base : `${base}${segment}${encodeURIComponent(tenant)}/`;
}

/** Returns whether an address within `folder` is one of another tenant. */
export function leadsToTenant(folder: string, pathname: string): boolean {
  return pathname.startsWith(folder + segment);
}
