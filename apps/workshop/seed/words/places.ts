export type Region = 'north' | 'east' | 'south' | 'west';

export interface Place {
  readonly city: string;
  readonly region: Region;
  readonly country: 'DE' | 'DK' | 'NL' | 'PL' | 'SE';
  /** The first digits that its postal codes share. */
  readonly postalPrefix: string;
  /** Degrees. */
  readonly longitude: number;
  readonly latitude: number;
}

function place(
  region: Region,
  country: Place['country'],
  city: string,
  postalPrefix: string,
  longitude: number,
  latitude: number,
): Place {
  return { city, region, country, postalPrefix, longitude, latitude };
}

export const places: readonly Place[] = [
  place('north', 'DE', 'Rostock', '180', 12.1, 54.09),
  place('north', 'DE', 'Hamburg', '221', 9.99, 53.55),
  place('north', 'DE', 'Lübeck', '235', 10.69, 53.87),
  place('north', 'DE', 'Kiel', '241', 10.13, 54.32),
  place('north', 'DE', 'Schwerin', '190', 11.41, 53.63),
  place('north', 'DE', 'Wismar', '239', 11.46, 53.89),
  place('north', 'DE', 'Bremen', '281', 8.8, 53.08),
  place('north', 'DK', 'Kolding', '60', 9.47, 55.49),
  place('north', 'SE', 'Malmö', '211', 13.0, 55.6),
  place('east', 'DE', 'Berlin', '124', 13.4, 52.52),
  place('east', 'DE', 'Leipzig', '041', 12.37, 51.34),
  place('east', 'DE', 'Dresden', '011', 13.74, 51.05),
  place('east', 'DE', 'Magdeburg', '391', 11.63, 52.12),
  place('east', 'DE', 'Cottbus', '030', 14.33, 51.76),
  place('east', 'PL', 'Szczecin', '70-', 14.55, 53.43),
  place('south', 'DE', 'Nürnberg', '904', 11.08, 49.45),
  place('south', 'DE', 'Augsburg', '861', 10.9, 48.37),
  place('south', 'DE', 'Ulm', '890', 9.99, 48.4),
  place('south', 'DE', 'Regensburg', '930', 12.1, 49.01),
  place('south', 'DE', 'Heilbronn', '740', 9.22, 49.14),
  place('west', 'DE', 'Dortmund', '441', 7.47, 51.51),
  place('west', 'DE', 'Köln', '506', 6.96, 50.94),
  place('west', 'DE', 'Bielefeld', '336', 8.53, 52.02),
  place('west', 'DE', 'Kassel', '341', 9.48, 51.31),
  place('west', 'NL', 'Venlo', '59', 6.17, 51.37),
];

export const streets = [
  'Industriestraße',
  'Am Hafen',
  'Werkstraße',
  'Gewerbering',
  'Zum Kai',
  'Mühlenweg',
  'Bahnhofstraße',
  'An der Schleuse',
  'Ringstraße',
  'Torweg',
  'Lagerstraße',
  'Speicherweg',
] as const;

export const siteNames = [
  'Main plant',
  'Hall 1',
  'Hall 2',
  'Hall 3',
  'Warehouse',
  'Cold store',
  'Workshop',
  'Annexe',
  'Test centre',
  'Loading bay',
] as const;

export const accessNotes = [
  'Register at the gate; the badge is kept until you leave.',
  'Safety shoes and vest from the gate on.',
  'Park behind hall 2, never at the ramp.',
  'Ring the maintenance office; somebody fetches you.',
  'Deliveries block the yard from 06:00 to 07:30.',
  'Hygiene sluice: allow fifteen minutes.',
] as const;
