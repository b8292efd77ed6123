export type { CatalogueName } from './catalogue-parts.ts';
export { formatList, formatNumber, isolate } from './format-message.ts';
export {
  type Catalogue,
  directionOf,
  type MessageLanguage,
  messageLanguage,
  setMessageLanguage,
} from './language.ts';
export { type FormattedMessage, type Messages, messages } from './messages.ts';
export {
  browserLanguages,
  chooseLanguage,
  type LanguageOptions,
  loadLanguage,
  loadMessages,
  type MessageOverrides,
  offeredLanguages,
  pseudoLanguage,
} from './load-language.ts';
