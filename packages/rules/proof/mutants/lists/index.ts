/** Mistakes in the compiler, by what they are mistakes of. */
import { comparisons } from './comparisons.ts';
import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { moments } from './moments.ts';
import { numbers } from './numbers.ts';
import { texts } from './texts.ts';

export const mutantsOfFiles = [forms, comparisons, numbers, texts, moments, lists];
