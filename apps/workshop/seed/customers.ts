import { dateText, instantText, berlinInstant, type Day } from './calendar.ts';
import type { Random } from './random.ts';
import { arrayText, hundredthsText } from './text-form.ts';
import {
  companyStems,
  companyTrades,
  customerNotes,
  customerTags,
  firstCustomers,
} from './words/companies.ts';
import { places, streets, type Place, type Region } from './words/places.ts';

export interface Customer {
  readonly id: number;
  readonly name: string;
  readonly region: Region;
  readonly place: Place;
  /** In percent. */
  readonly discount: number;
  readonly paymentDays: number;
  readonly since: Day;
}

const regionWeights = [
  ['north', 34],
  ['east', 22],
  ['south', 20],
  ['west', 24],
] as const;

export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

export function placeIn(random: Random, region: Region): Place {
  return random.pick(places.filter((place) => place.region === region));
}

export function makeCustomers(random: Random, count: number, today: Day): Customer[] {
  const taken = new Set<string>(firstCustomers.map(([name]) => name));
  const names = companyStems
    .flatMap((stem) => companyTrades.map((trade) => `${stem} ${trade}`))
    .filter((name) => !taken.has(name));
  const chosen = [
    ...firstCustomers,
    ...random
      .sample(names, count - firstCustomers.length)
      .map((name) => [name, random.pickWeighted(regionWeights)] as const),
  ];
  return chosen.map(([name, region], index) => ({
    id: index + 1,
    name,
    region,
    place: index === 0 ? (places[0] as Place) : placeIn(random, region),
    discount: random.pickWeighted([
      [0, 70],
      [2, 8],
      [3, 10],
      [5, 9],
      [7.5, 3],
    ]),
    paymentDays: random.pickWeighted([
      [14, 30],
      [30, 55],
      [45, 10],
      [60, 5],
    ]),
    since: today - random.integer(index < firstCustomers.length ? 2400 : 1250, 3900),
  }));
}

export function customerRows(random: Random, customers: readonly Customer[], today: Day) {
  return customers.map((customer) => ({
    id: customer.id,
    name: customer.name,
    region: customer.region,
    email: random.chance(0.94) ? `office@${slug(customer.name)}.example` : null,
    phone: phoneNumber(random, customer.place),
    vat_number: random.chance(0.85)
      ? `${customer.place.country}${String(100_000_000 + customer.id * 7919)}${customer.place.country === 'DE' ? '' : '01'}`
      : null,
    billing_street: `${random.pick(streets)} ${random.integer(1, 140)}`,
    billing_postal_code: postalCode(random, customer.place),
    billing_city: customer.place.city,
    billing_country: customer.place.country,
    payment_days: customer.paymentDays,
    discount: customer.discount,
    credit_limit: random.chance(0.6) ? hundredthsText(random.integer(2, 60) * 100_000) : null,
    tags: arrayText(random.sample(customerTags, random.pick([0, 0, 0, 1, 1, 2]))),
    customer_since: dateText(customer.since),
    is_active: customer.id <= firstCustomers.length || random.chance(0.95),
    notes: random.chance(0.2) ? random.pick(customerNotes) : null,
    ...stamps(customer.since, today, random),
  }));
}

/** When a record was made and last changed. */
export function stamps(made: Day, today: Day, random: Random) {
  const changed = random.chance(0.5) ? made : random.integer(made, today - 1);
  return {
    created_at: instantText(berlinInstant(made, random.integer(480, 960))),
    updated_at: instantText(berlinInstant(changed, random.integer(961, 1020))),
  };
}

export function postalCode(random: Random, place: Place): string {
  const rest =
    (place.country === 'NL' || place.country === 'DK' ? 4 : 5) - place.postalPrefix.length;
  const digits = place.country === 'PL' ? 3 : rest;
  const number = String(random.integer(0, 10 ** digits - 1)).padStart(digits, '0');
  return place.country === 'NL' ? `${place.postalPrefix}${number} AB` : place.postalPrefix + number;
}

export function phoneNumber(random: Random, place: Pick<Place, 'country'>): string {
  const codes = { DE: '+49', DK: '+45', NL: '+31', PL: '+48', SE: '+46' } as const;
  return `${codes[place.country]} 555 ${String(random.integer(100_000, 9_999_999))}`;
}
