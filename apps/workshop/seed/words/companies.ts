/** Parts of fictional company names. */
export const companyStems = (
  'Nordlicht Kranich Hafen Falken Silber Eichen Birken Möwen Deich Anker Bernstein Heide Marsch ' +
  'Sturm Leucht Wiesen Elster Granit Kupfer Morgen Ost Süd Ufer Wald Ahorn Brücken Dorn Erlen ' +
  'Fjord Gletscher Hanse Inster Jade Kiesel Linden Mühlen Nebel Otter Pappel Quell Reiher Sund ' +
  'Tannen Ulmen Vela Warnow Zander Lindqvist Brandt Albrecht Corsen Ekström Fabian Holmgren ' +
  'Jessen Kallmeier Nordhoff Petersen Rahn Steenbeck Terhorst Vandahl Westphal Zielke'
).split(' ');

export const companyTrades = (
  'Bakery Metal Dairy Logistics Motors Plastics Foods Brewery Paper Packaging Foundry Timber ' +
  'Textiles Glass Printing Chemicals Tools Fasteners Shipyard Mills Coatings Cables Ceramics ' +
  'Recycling Marine Pumps Feed Windows Furniture Seals'
).split(' ');

/** Customers who come first, with the region of each. */
export const firstCustomers = [
  ['Kranich Metal', 'north'],
  ['Nordlicht Bakery', 'north'],
  ['Lindqvist Dairy', 'north'],
  ['Brandt Logistics', 'north'],
  ['Vela Motors', 'north'],
  ['Hafenwerk', 'north'],
] as const;

export const supplierNames = [
  'Aalto Bearings',
  'Bremer Dichtungen',
  'Castell Hydraulics',
  'Drava Motors',
  'Elbtal Electronics',
  'Fennika Filters',
  'Gotland Lubricants',
  'Havel Fasteners',
  'Isar Pneumatics',
  'Jutland Belts',
  'Karst Sensors',
  'Lausitz Cables',
  'Maas Couplings',
  'Neckar Valves',
  'Oder Gearing',
  'Polder Pumps',
  'Ruhr Switchgear',
  'Saale Springs',
  'Tauber Tools',
  'Unstrut Abrasives',
  'Vistula Drives',
  'Weser Cooling',
  'Ysel Controls',
  'Zwin Safety',
] as const;

export const customerTags = [
  'contract',
  'key account',
  'new',
  'food hygiene',
  'night shift',
  'export',
];

export const customerNotes = [
  'Wants a call the day before each visit.',
  'Invoices only with the order number of their purchasing.',
  'Works in three shifts; the early one ends at 14:00.',
  'Food production: clean shoes and hair nets, no glass.',
  'Has a maintenance contract until the end of next year.',
  'Prefers quotes before any work above 1,000 euros.',
];
