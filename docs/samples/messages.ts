import type { TeamMessages } from '@ninefold/screens';

/** German for people who chose no language, and another word on one button. */
export const messages: TeamMessages = {
  language: 'de',
  texts: { en: { 'delete-record': { cancel: 'Keep' } } },
};
