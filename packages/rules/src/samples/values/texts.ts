import type { Field } from '@ninefold/specification';
import type { Random } from '../../random/index.ts';
import type { Named } from './named.ts';
import {
  adjectives,
  cities,
  colours,
  companyForms,
  countries,
  jobs,
  nouns,
  sentences,
  streets,
  tags,
} from './words.ts';

interface Asked extends Named {
  readonly random: Random;
  /** The longest text that fits. */
  readonly most: number;
}

type Text = (asked: Asked) => string;

const numbered = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => random.below(10)).join('');

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const title: Text = ({ random }) => `${random.pick(adjectives)} ${random.pick(nouns)}`;
const person: Text = ({ givenName, surname }) => `${givenName} ${surname}`;
const email: Text = ({ givenName, surname, place }) =>
  `${givenName}.${surname}${place + 1}@sample.example`.toLowerCase();
const url: Text = ({ company, place }) => `https://${company.toLowerCase()}.example/${place + 1}`;
// Numbers that are kept free for fiction.
const phone: Text = ({ random }) => `+1 202 555 01${numbered(random, 2)}`;
const company: Text = ({ random, company }) => `${company} ${random.pick(companyForms)}`;

/** The first whose name fits is taken. */
const byName: readonly (readonly [RegExp, Text])[] = [
  [/e_?mail/, email],
  [/phone|mobile|(?:^|_)(?:tel|fax)(?:_|$)/, phone],
  [
    /avatar|image|photo|picture|logo|thumbnail/,
    ({ place }) => `https://images.example/${place + 1}.png`,
  ],
  [/url|website|homepage|link|(?:^|_)web(?:_|$)/, url],
  [/colou?r/, ({ random }) => random.pick(colours)],
  [/slug|handle|permalink/, (asked) => slug(`${title(asked)} ${asked.place + 1}`)],
  [/(?:first|given|fore)_?name/, ({ givenName }) => givenName],
  [/(?:last|sur|family)_?name/, ({ surname }) => surname],
  [/user_?name|login|nick/, ({ givenName, place }) => `${givenName.toLowerCase()}${place + 1}`],
  [/(?:full|contact|author|owner|person|artist|composer|customer|display)_?name/, person],
  [/^(?:author|contact|owner|composer|created_by|updated_by|signed_by|reporter)$/, person],
  [/job|profession|occupation/, ({ random }) => random.pick(jobs)],
  [/company|organi[sz]ation|employer|supplier|vendor|manufacturer|brand|firm/, company],
  [/street|address/, ({ random }) => `${1 + random.below(120)} ${random.pick(streets)} Street`],
  [/city|town|place$/, ({ random }) => random.pick(cities)],
  [/zip|postal|postcode/, ({ random }) => numbered(random, 5)],
  [
    /country|nation/,
    ({ random, most }) => {
      const [two, three, name] = random.pick(countries);
      return most < 3 ? two : most < 14 ? three : name;
    },
  ],
  [/state|region|province|county/, ({ random }) => random.pick(['North', 'South', 'East', 'West'])],
  [/currency/, ({ random }) => random.pick(['EUR', 'USD', 'GBP', 'CHF'])],
  [/locale|language/, ({ random }) => random.pick(['en', 'de', 'ar', 'fr'])],
  [/time_?zone/, ({ random }) => random.pick(['UTC', 'Europe/Berlin', 'America/New_York'])],
  [/iban/, ({ random }) => `XX00${numbered(random, 18)}`],
  [
    /(?:^|_)(?:sku|code|no|nr|number|reference|ref|serial|key|token|hash|barcode|ean|isbn)(?:_|$)/,
    ({ random, place }) => `${random.pick(['A', 'B', 'C', 'K'])}-${String(1001 + place)}`,
  ],
  [/version/, ({ random }) => `${1 + random.below(3)}.${random.below(10)}`],
  [/unit/, ({ random }) => random.pick(['piece', 'hour', 'kg', 'm'])],
  [/mime|media_type|content_type/, () => 'application/pdf'],
  [/file|path/, ({ place }) => `sample-${place + 1}.pdf`],
  [/tag|label|category|kind|type|group|genre/, ({ random }) => random.pick(tags)],
  [
    /note|description|comment|body|text|content|message|summary|details|reason|remark|bio|about|happened|purpose|instructions/,
    ({ random }) => random.pick(sentences),
  ],
];

const byFormat: Readonly<Record<string, Text>> = {
  email,
  url,
  phone,
  color: ({ random }) => random.pick(colours),
  image: ({ place }) => `https://images.example/${place + 1}.png`,
  markdown: ({ random }) => `**${random.pick(adjectives)}:** ${random.pick(sentences)}`,
};

const ofPeople =
  /person|people|user|profile|employee|member|contact|technician|patient|student|teacher|author|artist|staff|guest/;
const ofCompanies =
  /compan|organi[sz]ation|supplier|vendor|client|account|tenant|studio|publisher|manufacturer|team|customer/;

/** Returns a text that fits the format of a column, its name, or its table. */
export function textFor(
  random: Random,
  field: Pick<Field, 'format' | 'maxLength'>,
  named: Named,
  length: { readonly least: number; readonly most: number },
): string {
  const asked = { ...named, random, most: length.most };
  const { name, table } = named;
  const make =
    (field.format === undefined ? undefined : byFormat[field.format]) ??
    byName.find(([pattern]) => pattern.test(name))?.[1] ??
    (/name/.test(name) && ofPeople.test(table) ? person : undefined) ??
    (/name|title/.test(name) && ofCompanies.test(table) ? company : title);
  return fitted(make(asked), length);
}

/** Cuts a text at a word if it can, and makes a short one longer. */
export function fitted(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): string {
  let fitting = text;
  while (fitting.length < least) fitting += ` ${text}`;
  if (fitting.length <= most) return fitting;
  const cut = fitting.slice(0, most);
  const word = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).trimEnd();
  return word.length >= Math.max(least, most / 2) ? word : cut.trimEnd().padEnd(least, 'x');
}
