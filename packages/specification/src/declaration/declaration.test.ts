import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Declaration, TransitionDeclaration } from './declaration.ts';
import { declare } from './declare.ts';
import type { InLanguages } from './in-language.ts';

type Discovered = {
  entities: { customer: 'id' | 'name'; 'billing.invoice': 'id' | 'state' | 'total' };
  states: { 'billing.invoice.state': { entity: 'billing.invoice'; values: 'draft' | 'sent' } };
  roles: 'anon' | 'authenticated';
};
type Own = Declaration<Discovered, 'clerk'>;

describe('a declaration with the names that were discovered', () => {
  it('takes them', () => {
    const declaration = declare<Discovered, 'clerk'>({
      title: 'Shop',
      entities: { customer: { display: ['name'], fields: { name: { label: 'Name' } } } },
      states: {
        'billing.invoice.state': {
          states: { sent: { final: true } },
          initial: ['draft'],
          transitions: [{ from: 'draft', to: 'sent', roles: ['clerk'], needs: ['total'] }],
        },
      },
      rules: { 'billing.invoice': [{ statement: 'More than nothing.', fields: ['total'] }] },
      roles: {
        clerk: { may: { 'billing.invoice': ['read', 'change'], customer: { read: 'own ones' } } },
        anon: {},
      },
      limits: { Draft: { value: 9, entity: 'billing.invoice', field: 'total', role: 'clerk' } },
      screens: {
        lists: { customer: { columns: ['name'], filters: { name: 'not.is.null' } } },
        entities: { customer: { list: { roles: ['clerk'] } } },
        own: { '/desk': { title: 'Desk', entity: 'customer', roles: ['clerk'] } },
      },
    });
    expectTypeOf(declaration).toEqualTypeOf<InLanguages<Declaration>>();
    expect(declaration.title).toBe('Shop');
  });

  it('knows which names are allowed for each entity, state and transition', () => {
    expectTypeOf<keyof NonNullable<Own['entities']>>().toEqualTypeOf<
      'customer' | 'billing.invoice'
    >();
    expectTypeOf<keyof NonNullable<Own['roles']>>().toEqualTypeOf<
      'anon' | 'authenticated' | 'clerk'
    >();
    type Moves = NonNullable<NonNullable<Own['states']>['billing.invoice.state']>['transitions'];
    expectTypeOf<NonNullable<Moves>[number]>().toEqualTypeOf<
      TransitionDeclaration<
        'draft' | 'sent',
        'id' | 'state' | 'total',
        'anon' | 'authenticated' | 'clerk'
      >
    >();
  });

  it('has an error in the editor where a name is wrong', () => {
    const declared = [
      // @ts-expect-error there is no entity `costumer`
      declare<Discovered>({ entities: { costumer: {} } }),
      // @ts-expect-error there is no field `nam` to tell customers by
      declare<Discovered>({ entities: { customer: { display: ['nam'] } } }),
      // @ts-expect-error there is no field `nam` to call otherwise
      declare<Discovered>({ entities: { customer: { fields: { nam: {} } } } }),
      // @ts-expect-error an entity has no key `lable`
      declare<Discovered>({ entities: { customer: { lable: 'Customer' } } }),
      // @ts-expect-error there is no closed list `customer.name`
      declare<Discovered>({ states: { 'customer.name': {} } }),
      // @ts-expect-error there is no state `lost`
      declare<Discovered>({ states: { 'billing.invoice.state': { initial: ['lost'] } } }),
      declare<Discovered>({
        // @ts-expect-error there is no state `paid` to go to
        states: { 'billing.invoice.state': { transitions: [{ from: 'draft', to: 'paid' }] } },
      }),
      declare<Discovered>({
        states: {
          'billing.invoice.state': {
            // @ts-expect-error there is no field `sum` that it could need
            transitions: [{ from: 'draft', to: 'sent', needs: ['sum'] }],
          },
        },
      }),
      declare<Discovered>({
        states: {
          'billing.invoice.state': {
            // @ts-expect-error there is no role `clerk`, unless it is named as one of the team's own
            transitions: [{ from: 'draft', to: 'sent', roles: ['clerk'] }],
          },
        },
      }),
      // @ts-expect-error there is no role `clark`
      declare<Discovered, 'clerk'>({ roles: { clark: {} } }),
      // @ts-expect-error there is no action `edit`
      declare<Discovered>({ roles: { anon: { may: { customer: ['edit'] } } } }),
      // @ts-expect-error there is no action `edit` that some records could have done to them
      declare<Discovered>({ roles: { anon: { may: { customer: { edit: 'own ones' } } } } }),
      // @ts-expect-error there is no entity `client` that a role could do something with
      declare<Discovered>({ roles: { anon: { may: { client: ['read'] } } } }),
      // @ts-expect-error there is no field `total` of customers that a rule could be about
      declare<Discovered>({ rules: { customer: [{ statement: 'x', fields: ['total'] }] } }),
      // @ts-expect-error there is no field `total` of customers to show
      declare<Discovered>({ screens: { lists: { customer: { columns: ['total'] } } } }),
      // @ts-expect-error there is no entity `desk` to show
      declare<Discovered>({ screens: { own: { '/desk': { title: 'Desk', entity: 'desk' } } } }),
      // @ts-expect-error there is no screen `edit` of an entity
      declare<Discovered>({ screens: { entities: { customer: { edit: {} } } } }),
    ];
    expect(declared.every((each) => typeof each === 'object')).toBe(true);
  });

  it('takes any name where nothing was discovered', () => {
    expect(declare({ entities: { anything: { display: ['at all'] } } }).entities).toBeDefined();
  });
});
