/** Returns a `fetch` that sends this body: supabase-js would write a text as JSON. */
export function sendingBody(send: typeof fetch, body: string): typeof fetch {
  return (input, init) => send(input, { ...init, body });
}
