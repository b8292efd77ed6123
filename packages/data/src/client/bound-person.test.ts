import { expect, test } from 'vitest';
import { createDataClient, request, sessionKeyOf } from './index.ts';

const url = 'https://yard.supabase.example';
const publishableKey = 'sb_publishable_yard';
const read = { operation: 'read', schema: 'public', relation: 'job', parameters: [] } as const;
const write = { ...read, operation: 'insert', values: { id: 1 } } as const;

const rows = async () => Response.json([{ id: 1 }]);

/** A client of Mira’s screens, in a browser where she is signed in. */
function ofMira() {
  const stored = new Map<string, string>();
  const sent: Request[] = [];
  const ended = new AbortController();
  let answer = rows;
  const client = createDataClient({
    url,
    publishableKey,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    async fetch(input, init) {
      sent.push(new Request(input, init));
      const cancelled = new Promise<never>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
      return Promise.race([answer(), cancelled]);
    },
  });
  const signIn = (id: string) => {
    const session = { access_token: `token of ${id}`, user: { id }, expires_at: 9_999_999_999 };
    stored.set(sessionKeyOf(url), JSON.stringify(session));
  };
  signIn('mira');
  let id = 'mira';
  return {
    client: client.boundTo({ id: () => id, signal: ended.signal }),
    sent,
    signIn,
    signOut: () => stored.clear(),
    end: () => ended.abort(),
    become: (next: string) => (id = next),
    answerWith: (next: typeof answer) => (answer = next),
  };
}

test('requests are sent in the name of the person whose screens these are', async () => {
  const { client, sent } = ofMira();
  await request(client, read);
  await request(client, write);
  await client.fetchBy()(`${url}/storage/v1/object/photos/1`);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(
    Array(3).fill('Bearer token of mira'),
  );
});

test('no request is sent once someone else is signed in', async () => {
  const { client, sent, signIn } = ofMira();
  signIn('jonas');
  const refused = {
    failure: {
      kind: 'signed out',
      message: expect.stringMatching(/^Someone else/),
      reaction: 'sign in',
    },
  };
  // A read is not repeated, as it would be without a connection.
  for (const each of [read, write]) {
    await expect(request(client, each)).rejects.toMatchObject(refused);
  }
  await expect(client.supabase.rpc('late')).resolves.toMatchObject({ data: null, status: 0 });
  await expect(client.fetchBy()(url)).rejects.toThrow('OtherPersonError');
  await expect(client.accessToken()).rejects.toThrow('OtherPersonError');
  expect(sent).toEqual([]);
});

test('nothing is sent as a visitor once nobody is signed in', async () => {
  const { client, sent, signOut } = ofMira();
  signOut();
  await expect(request(client, write)).rejects.toMatchObject({
    failure: { kind: 'signed out', message: expect.stringMatching(/^Your session has ended/) },
  });
  expect(sent).toEqual([]);
});

test('a visitor’s screen sends nothing as a person who has signed in elsewhere', async () => {
  const { client, sent, signOut, signIn, become } = ofMira();
  signOut();
  become('');
  await request(client, read);
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${publishableKey}`);
  signIn('mira');
  await expect(request(client, write)).rejects.toMatchObject({ failure: { kind: 'signed out' } });
  expect(sent).toHaveLength(1);
  // They have signed in on that screen.
  become('mira');
  await request(client, write);
  expect(sent).toHaveLength(2);
});

test('once the screens have ended, reads are cancelled, a write gets its answer, and nothing else is sent', async () => {
  const { client, sent, end, answerWith } = ofMira();
  const held = Promise.withResolvers<Response>();
  answerWith(() => held.promise);
  const reading = request(client, read);
  const writing = request(client, write);
  await expect.poll(() => sent).toHaveLength(2);
  end();
  await expect(reading).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  held.resolve(Response.json([{ id: 2 }]));
  expect(await writing).toMatchObject({ rows: [{ id: 2 }] });
  // Also for the same person.
  await expect(request(client, write)).rejects.toMatchObject({ failure: { kind: 'signed out' } });
  expect(sent).toHaveLength(2);
});
