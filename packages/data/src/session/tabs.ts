/**
 * Announces to the other tabs of this origin that a person signs out; supabase-js doesn't.
 *
 * @param onSignOut Called when a person signs out in another tab.
 */
export function joinTabs(url: string, onSignOut: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { announce() {}, close() {} };
  const channel = new BroadcastChannel(`ninefold: signed out of ${url}`);
  channel.addEventListener('message', onSignOut);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- its origin is the only one a channel reaches
  return { announce: () => channel.postMessage(null), close: () => channel.close() };
}
