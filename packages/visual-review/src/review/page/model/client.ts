import {
  type ReviewData,
  type ReviewRequest,
  type ReviewState,
  type StaticReview,
  tokenHeader,
} from '../../review-data.ts';

/** Loads a review and sends decisions. */
export interface ReviewClient {
  readonly load: () => Promise<ReviewData>;
  /** Absent where nothing can be written, as in a report that opens from a file. */
  readonly send?: (request: ReviewRequest) => Promise<ReviewState>;
  /** Returns the address of a picture. */
  readonly picture: (hash: string) => string;
  /** Loads an accessibility tree. */
  readonly tree: (hash: string) => Promise<string>;
}

/** Creates the client of a report with its pictures beside the page. It can't write. */
export function fileClient({ data, trees }: StaticReview): ReviewClient {
  return {
    load: () => Promise.resolve(data),
    picture: (hash) => `pictures/${hash}.webp`,
    tree: (hash) => Promise.resolve(trees[hash] ?? ''),
  };
}

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
