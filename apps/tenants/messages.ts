import type { TeamMessages } from '@ninefold/screens';

/** Texts that differ from the product's, and the language of people who chose none. */
export const messages: TeamMessages = {};
