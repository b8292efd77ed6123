/** How a database prints and reads `money`, which its `lc_monetary` decides. */
export interface MoneyForm {
  /** What is around the number: `$`, `€`. */
  readonly symbol: string;
  readonly decimal: string;
  readonly group: string;
  readonly decimals: number;
}

/** What Postgres does where `lc_monetary` is C or American English. */
const american: MoneyForm = { symbol: '$', decimal: '.', group: ',', decimals: 2 };

/** Reads the form from what the database prints for -1234567; undefined where it can't be read exactly. */
export function readMoneyForm(printed: string | undefined): MoneyForm | undefined {
  if (printed === undefined) return american;
  const [number = '', group = '', decimal = '', zeros = ''] =
    /1(\D?)234(?:\1)567(?:(\D)(0+))?/.exec(printed) ?? [];
  const around = printed.replace(number, '');
  if (number === '' || !around.includes('-') || /[\d()]/.test(around)) return undefined;
  return { symbol: symbolIn(around), decimal, group, decimals: zeros.length };
}

/** Returns an amount as a plain number; undefined where it is printed in another form. */
export function plainAmount(text: string, form: MoneyForm): string | undefined {
  const [number = ''] = /\d.*\d|\d/.exec(text) ?? [];
  const around = text.replace(number, '');
  const symbol = symbolIn(around);
  const parts = form.decimal === '' ? [number] : number.split(form.decimal);
  const [whole = '', fraction = '', ...more] = parts;
  const digits = form.group === '' ? whole : whole.replaceAll(form.group, '');
  const isRead = /^\d+$/.test(digits) && fraction.length === form.decimals && more.length === 0;
  if (!isRead || !/^\d*$/.test(fraction) || (symbol !== '' && symbol !== form.symbol)) {
    return undefined;
  }
  return `${around.includes('-') ? '-' : ''}${digits}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Writes a plain number as the database reads an amount. */
export function writeAmount(number: string, { decimal }: MoneyForm): string {
  return number.replace('.', decimal);
}

function symbolIn(around: string): string {
  return around.replace('-', '').trim();
}
