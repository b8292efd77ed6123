// Sends again what the screen at this address asked first at its last visit, while the code loads that
// asks for it. `early-requests.ts` keeps it, and takes over the answers.
try {
  const kept = JSON.parse(localStorage.getItem('ninefold.requests'));
  const asked = kept?.addresses[location.pathname + location.search];
  const session = JSON.parse(localStorage.getItem(kept.sessionKey));
  // auth-js renews a token in its last minute and a half, before anything is asked with it.
  const isValid = session === null || session.expires_at * 1000 > Date.now() + 90_000;
  if (asked !== undefined && isValid && (session?.user.id ?? null) === kept.person) {
    window.earlyRequests = asked.map(({ url, headers }) => {
      const authorization = `Bearer ${session?.access_token ?? kept.publishableKey}`;
      const cancel = new AbortController();
      const sent = { ...headers, authorization };
      const answer = fetch(url, { headers: sent, signal: cancel.signal });
      // The code that takes it over handles its failure.
      answer.catch(() => undefined);
      return { url, headers: sent, answer, cancel };
    });
  }
} catch {
  // Nothing is kept, or storage is refused: the application asks itself.
}
