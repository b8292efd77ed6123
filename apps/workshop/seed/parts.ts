import { dateText, type Day } from './calendar.ts';
import { phoneNumber, slug, stamps } from './customers.ts';
import type { Random } from './random.ts';
import { arrayText, hundredthsText, tenThousandthsText } from './text-form.ts';
import { supplierNames } from './words/companies.ts';
import { partBrands, partFamilies, type PartFamily } from './words/parts.ts';

const aisles = 'A B C D E F G H'.split(' ');

export interface Part {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly family: PartFamily;
  readonly size: string;
  readonly make: string;
  readonly brand: string;
  /** In cents. */
  readonly salesPrice: number;
  /** The preferred supplier's, in ten-thousandths of a euro. */
  readonly purchasePrice: number;
  readonly supplierId: number;
  /** In whole units. */
  readonly minimumStock: number;
}

export function makeParts(random: Random, count: number): Part[] {
  const variants = partFamilies.flatMap((family) =>
    family.sizes.flatMap((size, place) =>
      family.makes.flatMap((make) =>
        random
          .sample(partBrands, 2)
          .map((brand, rank) => ({ family, size, place, make, brand, rank })),
      ),
    ),
  );
  // The first brand of everything, and the second of some.
  const seconds = new Set(
    random.sample(
      variants.filter(({ rank }) => rank === 1),
      count - variants.length / 2,
    ),
  );
  return variants
    .filter((variant) => variant.rank === 0 || seconds.has(variant))
    .map(({ family, size, place, make, brand }, index) => {
      const [cheapest, dearest] = family.price;
      const step = (place + 0.5 + (random.fraction() - 0.5) / 2) / family.sizes.length;
      const purchasePrice = Math.round(cheapest * (dearest / cheapest) ** step * 100);
      return {
        id: index + 1,
        number: `${family.prefix}-${String(10_000 + index * 7)}`,
        name: `${family.name} ${size}, ${make}, ${brand}`,
        family,
        size,
        make,
        brand,
        purchasePrice,
        salesPrice: Math.round((purchasePrice * (1.3 + random.fraction() * 0.4)) / 1000) * 10,
        supplierId: random.integer(1, supplierNames.length),
        minimumStock: purchasePrice > 2_000_000 ? random.integer(0, 1) : random.integer(1, 12),
      };
    });
}

export function partRows(
  random: Random,
  parts: readonly Part[],
  stock: ReadonlyMap<Part, number>,
  today: Day,
) {
  return parts.map((part) => ({
    id: part.id,
    number: part.number,
    name: part.name,
    unit: part.family.unit,
    sales_price: hundredthsText(part.salesPrice),
    stock: stock.get(part) ?? 0,
    minimum_stock: part.minimumStock,
    shelf: `${random.pick(aisles)}-${String(random.integer(1, 24)).padStart(2, '0')}-${String(random.integer(1, 9)).padStart(2, '0')}`,
    weight_kg: random.chance(0.8) ? (random.integer(2, 20_000) / 1000).toFixed(3) : null,
    fits: arrayText(part.family.fits),
    properties: JSON.stringify({ size: part.size, make: part.make, brand: part.brand }),
    is_hazardous: part.family.hazardous ?? false,
    discontinued_on: random.chance(0.02) ? dateText(today - random.integer(30, 700)) : null,
    ...stamps(today - 1250, today, random),
  }));
}

export function supplierRows(random: Random) {
  return supplierNames.map((name, index) => {
    const country = random.pick(['DE', 'DE', 'DE', 'NL', 'PL', 'DK', 'SE'] as const);
    return {
      id: index + 1,
      name,
      country,
      email: `orders@${slug(name)}.example`,
      phone: phoneNumber(random, { country }),
      website: `https://www.${slug(name)}.example`,
      lead_time_days: random.pick([1, 2, 3, 5, 7, 10]),
      is_active: true,
    };
  });
}

export function partSupplierRows(random: Random, parts: readonly Part[]) {
  return parts.flatMap((part) => {
    const others = random
      .sample(
        supplierNames.map((_, index) => index + 1),
        random.pick([1, 2, 2, 3]),
      )
      .filter((id) => id !== part.supplierId);
    return [part.supplierId, ...others].map((supplierId) => {
      const isPreferred = supplierId === part.supplierId;
      return {
        part_id: part.id,
        supplier_id: supplierId,
        order_number: `${String(supplierId).padStart(2, '0')}${String(part.id * 37).padStart(6, '0')}`,
        purchase_price: tenThousandthsText(
          isPreferred
            ? part.purchasePrice
            : Math.round(part.purchasePrice * (1.02 + random.fraction() * 0.2)),
        ),
        minimum_quantity: random.pick([1, 1, 1, 5, 10]),
        lead_time_days: random.chance(0.3) ? random.integer(1, 21) : null,
        is_preferred: isPreferred,
      };
    });
  });
}
