export { AriaLanguage } from './aria-language.tsx';
