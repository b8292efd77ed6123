export { dollarQuote, quoteIdentifier, quoteLiteral } from './quote.ts';
