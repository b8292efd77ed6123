/** Names for people who do not exist. Any likeness is chance. */
export const firstNames = (
  'Anna Tomas Ines Jonas Mira Lena Piet Sofia Emil Greta Karl Ida Oskar Nele Henrik Maja Anton ' +
  'Frieda Mats Elin Pavel Zofia Marek Hanna Jan Katja Luca Noor Sami Leyla Viktor Astrid Bruno ' +
  'Clara David Edda Felix Gesa Hugo Irena Jakob Kerstin Lars Marta Nils Olga Paul Rasmus Selma ' +
  'Theo Ulla Vera Willem Yara Agata Bjarne Cem Dörte Elias Finja Gregor Helene Ivo Johanna'
).split(' ');

export const lastNames = (
  'Okafor Reyes Petrova Weber Dahl Lindholm Brandt Nowak Hansen Kowalska Bergmann Vogt Jansen ' +
  'Sørensen Keller Albers Thomsen Wójcik Lorenz Peters Maurer Schreiber Visser Holm Krüger ' +
  'Ahmadi Baumann Cordes Demir Ehlers Falk Grote Hinrichs Ibsen Jacobi Kaya Lehmann Mertens ' +
  'Nygaard Otto Paulsen Quast Richter Sommer Tiedemann Ulrich Voss Wendt Yildiz Zimmer Arndt ' +
  'Bakker Claussen Dreyer Engel Friis Gerdes Harms Iversen Jürgens Koch Lund Moser Nissen Olsen ' +
  'Pohl Rieck Sauer Timm Unger Vinke Wolff Zander Berger Carstens Dietz Eggers Frank Gruber ' +
  'Hoffmann Jahn Kramer Ludwig Möller Noack Oltmann Pfeiffer Rohde Schütt Thiel Vollmer Winkler'
).split(' ');

export const jobTitles = [
  'Plant manager',
  'Maintenance lead',
  'Production lead',
  'Facility manager',
  'Head of logistics',
  'Shift supervisor',
  'Purchasing',
  'Quality manager',
  'Safety officer',
  'Managing director',
] as const;
