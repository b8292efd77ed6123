import type { MessagePart } from './parse-message.ts';

/** Messages of one language: ICU sources by key, by area. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The language of the messages of this page or command. */
export interface MessageLanguage {
  /** A BCP 47 tag: decides plurals and lists. */
  readonly language: string;
  /** A BCP 47 tag: decides how numbers are written. The language where it is left out. */
  readonly format?: string;
  /** An IANA zone, in which points in time are written. The browser's own where it is left out. */
  readonly timeZone?: string;
  /** Catalogues in the order in which messages are looked up; the English in the code is last. */
  readonly catalogues: readonly Catalogue[];
  /** The languages that a person can choose from. */
  readonly offered?: readonly string[];
  /** Changes a parsed message before it is formatted. */
  readonly transform?: (parts: readonly MessagePart[]) => readonly MessagePart[];
}

let current: MessageLanguage = { language: 'en', catalogues: [] };

/**
 * Sets the language of all messages. A page does this once, before it renders, and reloads to change
 * it, so components and functions read a message as a plain value.
 */
export function setMessageLanguage(language: MessageLanguage): void {
  current = language;
}

export function messageLanguage(): MessageLanguage {
  return current;
}

const rightToLeft: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** The direction in which a language is read. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
}
