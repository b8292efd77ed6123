import type { Day } from './calendar.ts';
import { placeIn, postalCode, stamps, type Customer } from './customers.ts';
import type { Random } from './random.ts';
import { accessNotes, siteNames, streets, type Place } from './words/places.ts';

export interface Site {
  readonly id: number;
  readonly customer: Customer;
  readonly name: string;
  readonly place: Place;
}

export function makeSites(random: Random, customers: readonly Customer[], count: number): Site[] {
  const owners = [...customers];
  const many = customers.slice(0, 200);
  while (owners.length < count) owners.push(random.pick(many));
  const namesOf = new Map<Customer, Set<string>>();
  return owners
    .sort((a, b) => a.id - b.id)
    .map((customer, index) => {
      const names = namesOf.get(customer) ?? new Set();
      namesOf.set(customer, names);
      const free = siteNames.filter((name) => !names.has(name));
      const fixed = customer.id === 1 && names.size === 0 ? 'Hall 3' : undefined;
      const name = fixed ?? (free.length > 0 ? random.pick(free) : `Building ${names.size + 1}`);
      names.add(name);
      const place = random.chance(0.8) ? customer.place : placeIn(random, customer.region);
      return { id: index + 1, customer, name, place: fixed ? customer.place : place };
    });
}

export function siteRows(random: Random, sites: readonly Site[], today: Day) {
  return sites.map(({ id, customer, name, place }) => ({
    id,
    customer_id: customer.id,
    name,
    street: `${random.pick(streets)} ${random.integer(1, 140)}`,
    postal_code: postalCode(random, place),
    city: place.city,
    country: place.country,
    location: `(${(place.longitude + (random.fraction() - 0.5) / 8).toFixed(5)},${(place.latitude + (random.fraction() - 0.5) / 12).toFixed(5)})`,
    opening_hours: JSON.stringify(openingHours(random)),
    access_notes: random.chance(0.35) ? random.pick(accessNotes) : null,
    needs_escort: random.chance(0.15),
    ...stamps(customer.since, today, random),
  }));
}

function openingHours(random: Random) {
  const [from, to] = random.pick([
    ['06:00', '14:00'],
    ['07:00', '16:00'],
    ['06:00', '22:00'],
  ] as const);
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', ...(random.chance(0.2) ? ['sat'] : [])];
  return days.map((day) => ({ day, from, to }));
}
