import type { TeamMessages } from '@ninefold/screens';

/** The texts are the product's, in the language of the person's browser. */
export const messages: TeamMessages = {};
