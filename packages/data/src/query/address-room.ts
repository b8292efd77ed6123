/** Characters of a URL. supabase-js warns of longer ones, and servers and proxies reject them (414). */
export const longestAddress = 8000;

/** Characters of the percent-encoded conditions in an address that also selects columns. */
export const longestConditions = 4000;

/** Characters of an encoded `select`: what the conditions leave, less the room of the host, the path and the order. */
const longestSelect = longestAddress - longestConditions - 500;

/** Whether an address has room for a `select`, and for conditions and an order beside it. */
export function hasRoomFor(select: string): boolean {
  return new URLSearchParams({ select }).toString().length <= longestSelect;
}
