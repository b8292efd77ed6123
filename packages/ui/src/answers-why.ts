import { createContext } from 'react';

/** Whether the page answers “why?”. Where it doesn't, nothing asks. */
export const AnswersWhy = createContext(true);
