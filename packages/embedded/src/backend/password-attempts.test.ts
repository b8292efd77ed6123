import { expect, test } from 'vitest';
import { PasswordAttempts } from './password-attempts.ts';

const email = 'owner@auth.test';

function attempts() {
  let time = 0;
  let timers: { readonly at: number; readonly end: () => void }[] = [];
  const checked: string[] = [];
  const passwords = new PasswordAttempts({
    now: () => time,
    wait: (milliseconds) =>
      new Promise((end) => timers.push({ at: time + milliseconds, end: () => end() })),
  });
  const send = async (
    password: string,
    { of = email, signal = undefined as AbortSignal | undefined } = {},
  ) => {
    const request = new Request('http://auth.test/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: of, password }),
      signal: signal ?? null,
    });
    const answer = await passwords.answer(request, async () => {
      checked.push(password);
      return new Response(null, { status: password === 'right' ? 200 : 400 });
    });
    return answer.status;
  };
  return {
    send,
    checked,
    passwords,
    /** Lets time pass until nothing waits any more. Returns how much. */
    passAll: async () => {
      const start = time;
      for (;;) {
        await settled();
        const next = timers.toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) return time - start;
        timers = timers.filter((timer) => timer !== next);
        time = next.at;
        next.end();
      }
    },
    /** Lets time pass while nothing waits. */
    skip: (milliseconds: number) => (time += milliseconds),
    isWaiting: () => timers.length > 0,
  };
}

/** Waits until everything that needs no timer has happened: reading a body takes turns of the event loop. */
async function settled() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const refuse = async () => new Response(null, { status: 400 });

async function sendWrong({ send, passAll }: ReturnType<typeof attempts>, count: number) {
  const pauses: number[] = [];
  for (let sent = 0; sent < count; sent++) {
    const answer = send('wrong');
    pauses.push(await passAll());
    expect(await answer).toBe(400);
  }
  return pauses;
}

test('each wrong password makes the next wait longer, up to five seconds', async () => {
  const pauses = await sendWrong(attempts(), 10);
  expect(pauses).toEqual([0, 0, 0, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
});

test('the right password is taken after as many wrong ones as there may be, and ends the pauses', async () => {
  const all = attempts();
  await sendWrong(all, 50);
  const right = all.send('right', { of: ' Owner@Auth.test ' });
  expect(await all.passAll()).toBe(5000);
  expect(await right).toBe(200);
  expect(await sendWrong(all, 3)).toEqual([0, 0, 0]);
});

test('time that has passed since the last wrong password counts, and after five minutes it is forgotten', async () => {
  const all = attempts();
  await sendWrong(all, 10);
  all.skip(4000);
  expect(await sendWrong(all, 1)).toEqual([1000]);
  all.skip(5 * 60_000);
  expect(await sendWrong(all, 4)).toEqual([0, 0, 0, 500]);
});

test('guesses at once come one after the other', async () => {
  const all = attempts();
  const guesses = Array.from({ length: 30 }, (_, index) => all.send(`guess ${index}`));
  const time = await all.passAll();
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
  // Three at once, four with a pause that grows, and all others five seconds apart.
  expect(time).toBe(500 + 1000 + 2000 + 4000 + 23 * 5000);
});

test('the latest request for an address goes first, and other addresses are not delayed', async () => {
  const all = attempts();
  await sendWrong(all, 10);
  const guesses = Array.from({ length: 30 }, () => all.send('wrong'));
  await settled();
  expect(await all.send('right', { of: 'other@auth.test' })).toBe(200);
  const right = all.send('right');
  all.checked.length = 0;
  await all.passAll();
  expect(await right).toBe(200);
  expect(all.checked[0]).toBe('right');
  await Promise.all(guesses);
});

test('a request that is aborted while it waits is never checked', async () => {
  const all = attempts();
  await sendWrong(all, 10);
  const leaving = new AbortController();
  const left = all.send('left', { signal: leaving.signal });
  await settled();
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await all.passAll();
  expect(all.checked).not.toContain('left');
  expect(await sendWrong(all, 1)).toEqual([0]);
});

test('of more than a hundred that wait, the oldest is refused', async () => {
  const all = attempts();
  await sendWrong(all, 10);
  const oldest = all.send('oldest');
  await settled();
  const guesses = Array.from({ length: 100 }, () => all.send('wrong'));
  expect(await oldest).toBe(429);
  await all.passAll();
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
});

test('requests that check no password are answered at once', async () => {
  const all = attempts();
  await sendWrong(all, 10);
  for (const [address, body] of [
    ['token?grant_type=refresh_token', JSON.stringify({ email })],
    ['token?grant_type=password', '{"email":'],
    ['token?grant_type=password', JSON.stringify({ email: [email] })],
    ['recover', JSON.stringify({ email })],
  ] as const) {
    const request = new Request(`http://auth.test/auth/v1/${address}`, { method: 'POST', body });
    expect((await all.passwords.answer(request, refuse)).status).toBe(400);
  }
  expect(all.isWaiting()).toBe(false);
});
