import { workshopAccounts } from '../accounts.ts';
import type { Day } from './calendar.ts';
import { phoneNumber, slug, stamps, type Customer } from './customers.ts';
import type { Random } from './random.ts';
import { firstNames, jobTitles, lastNames } from './words/people.ts';

export interface Contact {
  readonly id: number;
  readonly customer: Customer;
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPrimary: boolean;
}

const contactAccount = workshopAccounts.find((account) => account.role === 'contact');

export function makeContacts(
  random: Random,
  customers: readonly Customer[],
  count: number,
): Contact[] {
  const owners = [...customers];
  while (owners.length < count) owners.push(random.pick(customers));
  const [firstName = '', lastName = ''] = contactAccount?.fullName.split(' ') ?? [];
  let previous: Customer | undefined;
  return owners
    .sort((a, b) => a.id - b.id)
    .map((customer, index) => {
      const isPrimary = customer !== previous;
      previous = customer;
      const demonstration = index === 0;
      return {
        id: index + 1,
        customer,
        userId: demonstration ? (contactAccount?.id ?? null) : null,
        firstName: demonstration ? firstName : random.pick(firstNames),
        lastName: demonstration ? lastName : random.pick(lastNames),
        isPrimary,
      };
    });
}

export function contactRows(random: Random, contacts: readonly Contact[], today: Day) {
  return contacts.map((contact) => {
    const { country } = contact.customer.place;
    const address = `${slug(contact.firstName)}.${slug(contact.lastName)}.${contact.id}`;
    const hasEmail = contact.userId !== null || random.chance(0.92);
    return {
      id: contact.id,
      customer_id: contact.customer.id,
      user_id: contact.userId,
      first_name: contact.firstName,
      last_name: contact.lastName,
      job_title: random.chance(0.85) ? random.pick(jobTitles) : null,
      email: contact.userId
        ? (contactAccount?.email ?? null)
        : hasEmail
          ? `${address}@${slug(contact.customer.name)}.example`
          : null,
      phone: !hasEmail || random.chance(0.8) ? phoneNumber(random, contact.customer.place) : null,
      language: { DE: 'de', DK: 'da', NL: 'nl', PL: 'pl', SE: 'sv' }[country],
      is_primary: contact.isPrimary,
      ...stamps(contact.customer.since, today, random),
    };
  });
}
