/** The `cache-control` of assets, which are named for their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** The `cache-control` of pages: kept, and revalidated each time. */
export const revalidated = 'no-cache';
