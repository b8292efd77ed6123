/** Reaches all tabs of this origin. A message says only that records may have changed. */
const channelName = 'ninefold: records changed';

let channel: BroadcastChannel | undefined;

/** One for the page, so that no message comes back to the tab that sent it. */
function joined(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** Announces to the other tabs that this one has changed records. */
export function announceChange(): void {
  joined()?.postMessage(null);
}

/** Calls `listener` when another tab has changed records. Returns a function that stops it. */
export function followOtherTabs(listener: () => void): () => void {
  const joinedChannel = joined();
  joinedChannel?.addEventListener('message', listener);
  return () => joinedChannel?.removeEventListener('message', listener);
}
