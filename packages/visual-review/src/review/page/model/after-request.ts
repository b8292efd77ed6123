import { apartAfter, type ReviewRequest, type ReviewState } from '../../review-data.ts';

/** Returns the state that the server will have after a request. */
export function afterRequest(state: ReviewState, request: ReviewRequest): ReviewState {
  const { decisions, apart } = state;
  switch (request.action) {
    case 'accept':
    case 'reject': {
      const kind = request.action === 'accept' ? 'accepted' : 'rejected';
      const { subjects, note } = request;
      return { apart, decisions: [...decisions, { kind, subjects, note }] };
    }
    case 'undo':
      return { apart, decisions: decisions.slice(0, -1) };
    case 'split':
    case 'join':
      return { decisions, apart: apartAfter(apart, request) };
    default:
      return state;
  }
}
