import { type ReviewData, type ReviewState, tokenHeader } from '../../review-data.ts';
import type { ReviewClient } from './client.ts';

/** Creates the client of the command on this machine. */
export function serverClient(token: string): ReviewClient {
  return {
    load: async () => (await checked(fetch('/review'))).json() as Promise<ReviewData>,
    send: async (request) => {
      const answer = await checked(
        fetch('/review', {
          method: 'POST',
          headers: { [tokenHeader]: token },
          body: JSON.stringify(request),
        }),
      );
      return (await answer.json()) as ReviewState;
    },
    picture: (hash) => `/pictures/${hash}.webp`,
    tree: async (hash) => (await checked(fetch(`/trees/${hash}.txt`))).text(),
  };
}

/** @throws {Error} with the message of the server. */
async function checked(request: Promise<Response>): Promise<Response> {
  let answer: Response;
  try {
    answer = await request;
  } catch {
    throw new Error(
      'The command that opened this page no longer runs. Your decisions are kept. Run visual-review review again.',
    );
  }
  if (answer.ok) return answer;
  const { message } = (await answer.json()) as { readonly message: string };
  throw new Error(message);
}
