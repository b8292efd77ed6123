/** Words that sample records are made of. Nobody and nothing is meant by them. */
export const givenNames =
  'Ada Bela Carla Dario Edda Fadi Greta Hugo Ines Jonas Kira Lars Mina Nils Olga Piet Rania Sami Thea Yara'.split(
    ' ',
  );

export const surnames =
  'Amber Birch Cedar Dale Elm Fern Glen Hazel Iris Juniper Larch Maple North Oakes Pine Reed Sorrel Thorn Vale Wren'.split(
    ' ',
  );

export const companies =
  'Amberfield Birchwater Cedarline Dovetail Eastmill Fernhollow Glenbrook Harbourlight Ironbridge Juniper Kingfisher Larkspur'.split(
    ' ',
  );

export const companyForms = ['Ltd', 'Works', 'Studio', 'Partners', 'Group', 'Trading'];

export const streets =
  'Alder Bridge Chapel Dock Elm Field Garden Harbour Mill Orchard Park River Station Wharf'.split(
    ' ',
  );

/** Cities that are on no map. */
export const cities =
  'Ambervale Brightwater Cedarport Dunmere Eastford Fairhaven Glenmoor Highbridge Larkfield Northmere'.split(
    ' ',
  );

export const countries = [
  ['DE', 'DEU', 'Germany'],
  ['AT', 'AUT', 'Austria'],
  ['FR', 'FRA', 'France'],
  ['NL', 'NLD', 'Netherlands'],
  ['PL', 'POL', 'Poland'],
  ['SE', 'SWE', 'Sweden'],
  ['ES', 'ESP', 'Spain'],
  ['IT', 'ITA', 'Italy'],
] as const;

export const adjectives =
  'Annual Bright Compact Early Final Green Heavy Initial Light Monthly New Open Plain Quick Second Urgent Weekly'.split(
    ' ',
  );

export const nouns =
  'audit bracket cable delivery draft frame inspection kit lamp module order panel plan repair review sensor survey update valve visit'.split(
    ' ',
  );

export const sentences = [
  'Please call before you come.',
  'The first part is done, the rest follows next week.',
  'Delivered with one day of delay.',
  'Checked and found in good order.',
  'A second visit is needed.',
  'The documents are complete.',
  'Waiting for an answer.',
  'Agreed by phone, to be confirmed in writing.',
  'Nothing to add.',
  'Replaces the plan of last month.',
];

export const tags =
  'urgent internal external spare seasonal reviewed large small fragile outdoor'.split(' ');

export const colours = [
  '#1d4ed8',
  '#15803d',
  '#b45309',
  '#be123c',
  '#6d28d9',
  '#0e7490',
  '#4d7c0f',
  '#9d174d',
];

export const jobs = ['Accountant', 'Buyer', 'Designer', 'Engineer', 'Manager', 'Technician'];
