/** The windows with answers, loaded with the first question. */
export * from './why-answer.tsx';
export * from './why-list.tsx';
