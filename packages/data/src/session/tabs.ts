/** Tells the other tabs of this origin that a person signs out, which supabase-js does not say. */
export interface Tabs {
  readonly tell: () => void;
  readonly close: () => void;
}

/** @param told What to do when another tab tells. */
export function joinTabs(url: string, told: () => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(`ninefold: signed out of ${url}`);
  channel.addEventListener('message', told);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- its origin is the only one a channel reaches
  return { tell: () => channel.postMessage(null), close: () => channel.close() };
}
