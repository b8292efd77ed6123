import { type ReviewData, type ReviewState, tokenHeader } from '../../review-data.ts';
import type { ReviewClient } from './client.ts';

/** The review of the command that runs on this machine. */
export function serverClient(token: string): ReviewClient {
  return {
    load: async () => (await answerOf(fetch('/review'))).json() as Promise<ReviewData>,
    send: async (request) => {
      const answer = await answerOf(
        fetch('/review', {
          method: 'POST',
          headers: { [tokenHeader]: token },
          body: JSON.stringify(request),
        }),
      );
      return (await answer.json()) as ReviewState;
    },
    picture: (hash) => `/pictures/${hash}.webp`,
    words: async (hash) => (await answerOf(fetch(`/words/${hash}.txt`))).text(),
  };
}

/** @throws {Error} with what the server said. */
async function answerOf(asked: Promise<Response>): Promise<Response> {
  let answer: Response;
  try {
    answer = await asked;
  } catch {
    throw new Error(
      'The command that opened this page no longer runs: what was decided is kept. Run pnpm visual:review again.',
    );
  }
  if (answer.ok) return answer;
  const { message } = (await answer.json()) as { readonly message: string };
  throw new Error(message);
}
