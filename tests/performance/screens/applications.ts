/** Text in an element that a CSS selector finds: as its content, or as the value of a field. */
export interface Sought {
  readonly selector: string;
  readonly text: string;
}

/** An application that is measured: where its screens are, and what a person does there. */
export interface Application {
  /** The beginning of its host's name. */
  readonly name: string;
  /** The head of its column. */
  readonly title: string;
  readonly paths: {
    readonly list: string;
    /** The form of a new record of the table with so many fields. */
    readonly form: (fields: number) => string;
  };
  /** Every row of a list. */
  readonly rows: string;
  /** Opens the record of customer 3 from the list. */
  readonly toRecord: string;
  /** Selects the values of a record. */
  readonly recordValues: string;
  readonly nextPage: string;
  /** The field that narrows the list down by name. */
  readonly filter: string;
  /** Filters at once what was entered; without it, the application waits until typing has rested. */
  readonly filterKey?: 'Enter';
  /** The fields of a form. */
  readonly fields: string;
}

export const ninefold: Application = {
  name: 'ninefold',
  title: 'Ninefold',
  paths: {
    list: '/data/customer?limit=25',
    form: (fields) => `/data/form_${fields}/new`,
  },
  rows: 'tbody tr',
  toRecord: 'tbody a[href$="/customer/3"]',
  recordValues: '[data-slot=record-detail] dd',
  nextPage: '[aria-label="Next page"]',
  filter: 'search input',
  filterKey: 'Enter',
  fields: 'main form input',
};

export const floor: Application = {
  name: 'floor',
  title: 'floor',
  paths: { list: '/customer', form: (fields) => `/form_${fields}/new` },
  rows: 'tbody tr',
  toRecord: 'tbody a[href="/customer/3"]',
  recordValues: 'form input',
  nextPage: 'text="Next page"',
  filter: 'input[name=name]',
  filterKey: 'Enter',
  fields: 'form input',
};

export const reactAdmin: Application = {
  name: 'react-admin',
  title: 'react-admin',
  paths: { list: '/customer', form: (fields) => `/form_${fields}/create` },
  rows: 'tbody tr',
  toRecord: 'tbody tr:nth-child(3) td:nth-child(3)',
  recordValues: 'main input',
  nextPage: '[aria-label="Go to next page"]',
  filter: '[name="name@ilike"]',
  fields: 'main form input',
};

export const refine: Application = {
  name: 'refine',
  title: 'refine',
  paths: { list: '/customer', form: (fields) => `/form_${fields}/create` },
  rows: 'tbody tr',
  toRecord: 'tr[data-row-key="3"] a',
  recordValues: 'main input',
  nextPage: '.ant-pagination-next button',
  filter: 'input#name',
  filterKey: 'Enter',
  fields: 'main form input',
};
