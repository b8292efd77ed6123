import type { ReviewRequest, ReviewState } from '../../review-data.ts';

/** What will be kept when the server has done what it was asked. */
export function expected(state: ReviewState, request: ReviewRequest): ReviewState {
  const { decisions, apart } = state;
  switch (request.do) {
    case 'accept':
    case 'reject': {
      const kind = request.do === 'accept' ? 'accepted' : 'rejected';
      const { subjects, note } = request;
      return { apart, decisions: [...decisions, { kind, subjects, note }] };
    }
    case 'undo':
      return { apart, decisions: decisions.slice(0, -1) };
    case 'split':
    case 'join': {
      const keys = new Set(request.keys);
      const others = apart.filter((key) => !keys.has(key));
      return { decisions, apart: request.do === 'split' ? [...others, ...keys] : others };
    }
    default:
      return state;
  }
}
