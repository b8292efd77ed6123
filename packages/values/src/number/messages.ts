import { messages } from '@ninefold/messages';

export const numberMessages = messages('number-values', {
  whole: 'Enter a whole number in digits, such as 1234.',
  between: 'The number must be between {lowest} and {highest}.',
  number: 'Enter a number with a decimal point and no other separators, such as 1234.5.',
  tooSmall: 'The number is too small to be stored.',
  tooLarge: 'The number is too large to be stored.',
  infinite: 'This field doesn’t accept infinity.',
  noDecimals: 'Enter a number without decimal places.',
  decimals:
    '{most, plural, one {Enter at most # decimal place. The number has {count}.} other {Enter at most # decimal places. The number has {count}.}}',
  zeros:
    '{count, plural, one {The number must end in a zero.} other {The number must end in # zeros.}}',
  smaller: 'The number must be smaller than {limit}.',
  wholeDigits:
    '{most, plural, =0 {The number must be smaller than 1.} one {Enter at most # digit before the decimal separator.} other {Enter at most # digits before the decimal separator.}}',
});
