import type { Category } from './machines.ts';

/** A family of parts: one part for each size and each make. */
export interface PartFamily {
  /** The two letters that its part numbers begin with. */
  readonly prefix: string;
  readonly name: string;
  readonly sizes: readonly string[];
  readonly makes: readonly string[];
  readonly unit: 'piece' | 'set' | 'metre' | 'litre' | 'kilogram';
  /** Cheapest and dearest purchase price, in cents. */
  readonly price: readonly [number, number];
  readonly fits: readonly Category[];
  readonly hazardous?: boolean;
}

const bearings =
  '6002, 6004, 6006, 6008, 6010, 6204, 6206, 6208, 6210, 6304, 6306, 6308, 7206, 7208, 7210, NU208';
const diameters = '16, 20, 25, 30, 32, 40, 45, 50, 55, 60, 70, 80, 90, 100, 110, 120';
const lengths = '850, 1000, 1120, 1250, 1400, 1600, 1800, 2000, 2240, 2500';
const volts = '24 V, 230 V, 400 V';

/** Prefix, name, sizes, makes, unit, price, and the machines that it fits. */
const families = `
BE | Bearing | ${bearings} | open, sealed, high precision, stainless | piece | 480–18900 | machine_tool, electric_motor, conveyor
SE | Shaft seal | ${diameters} | NBR, FKM, PTFE | piece | 190–4200 | hydraulics, conveyor, electric_motor
SK | Cylinder seal kit | ${diameters} | standard, heavy duty | set | 1900–14800 | hydraulics, lifting
BT | V-belt | ${lengths} | SPA, SPB, XPA, XPB | piece | 690–5400 | compressor, conveyor, refrigeration
TB | Timing belt | ${lengths} | T5, T10, AT10 | piece | 890–8900 | packaging, conveyor, robot
FI | Filter element | 3 µm, 6 µm, 10 µm, 25 µm | oil, air, return, suction, coolant, bypass | piece | 990–13800 | hydraulics, compressor, machine_tool
HO | Hydraulic hose | DN 6, DN 8, DN 10, DN 12, DN 16, DN 20, DN 25 | 1SN, 2SN, 4SP, 4SH | metre | 640–5900 | hydraulics, lifting
VA | Directional valve | NG 6, NG 10, NG 16 | 4/2, 4/3 closed, 4/3 tandem, proportional | piece | 8900–94000 | hydraulics
PV | Pneumatic valve | G1/8, G1/4, G3/8, G1/2 | 3/2, 5/2, 5/3 | piece | 2900–18900 | packaging, robot, compressor
PC | Pneumatic cylinder | 16, 20, 25, 32, 40, 50, 63, 80 | 50 mm, 100 mm, 160 mm, 250 mm | piece | 2900–21000 | packaging, robot
CO | Contactor | 4 kW, 5.5 kW, 7.5 kW, 11 kW, 15 kW, 22 kW, 37 kW | ${volts} | piece | 1900–28000 | electric_motor, compressor, lifting
RE | Safety relay | 2 channels, 3 channels, 4 channels | ${volts} | piece | 8900–31000 | machine_tool, robot, packaging
SN | Inductive sensor | M8, M12, M18, M30 | PNP, NPN, analogue, high temperature | piece | 1900–14900 | machine_tool, conveyor, packaging, robot
LC | Light curtain | 300 mm, 450 mm, 600 mm, 900 mm, 1200 mm | 14 mm, 30 mm | set | 38000–148000 | machine_tool, robot, packaging
FU | Fuse link | 16 A, 25 A, 35 A, 50 A, 63 A, 80 A, 100 A | gG, aM, aR | piece | 290–3900 | electric_motor, machine_tool
CB | Control cable | 3 × 0.75, 4 × 1.5, 5 × 1.5, 7 × 1.5, 12 × 1.5, 5 × 2.5, 5 × 4 | PVC, drag chain, shielded | metre | 90–990 | machine_tool, conveyor, robot
RO | Wire rope | 6 mm, 8 mm, 10 mm, 12 mm, 14 mm, 16 mm | ordinary, rotation resistant | metre | 290–1900 | lifting
BR | Brake disc | 63, 80, 100, 125, 160 | standard, fast | piece | 4900–28000 | lifting, electric_motor
RL | Conveyor roller | 400 mm, 600 mm, 800 mm, 1000 mm, 1200 mm | 50, 63, 89, rubber lagged | piece | 1400–9900 | conveyor
OI | Oil | VG 22, VG 32, VG 46, VG 68, VG 150, VG 220, VG 320 | hydraulic, gear, compressor, slideway, food grade | litre | 390–2400 | hydraulics, conveyor, compressor, machine_tool | hazardous
GR | Grease | NLGI 0, NLGI 1, NLGI 2 | lithium, high temperature, food grade, spindle | kilogram | 690–9900 | machine_tool, electric_motor, conveyor | hazardous
RF | Refrigerant | R134a, R404A, R407C, R449A, R290, R744 | bottle, cylinder | kilogram | 1900–14000 | refrigeration | hazardous
FN | Condenser fan | 300 mm, 350 mm, 400 mm, 450 mm, 500 mm, 630 mm | 230 V, 400 V, EC | piece | 8900–58000 | refrigeration, compressor
EX | Expansion valve | 2 kW, 5 kW, 10 kW, 20 kW, 35 kW | thermostatic, electronic | piece | 3900–36000 | refrigeration
NO | Burner nozzle | 0.50, 0.60, 0.75, 0.85, 1.00, 1.25, 1.50 | 45°, 60°, 80° | piece | 690–2400 | boiler
SV | Safety valve | 3 bar, 6 bar, 8 bar, 10 bar, 13 bar, 16 bar | 1/2", 3/4", 1", DN 40 | piece | 3900–64000 | boiler, compressor
GA | Gasket | DN 15, DN 25, DN 40, DN 50, DN 80, DN 100 | graphite, fibre, PTFE, EPDM | piece | 90–2900 | boiler, refrigeration, compressor
SC | Suction cup | 20 mm, 30 mm, 40 mm, 50 mm, 80 mm | silicone, NBR, bellows | piece | 390–3900 | robot, packaging
HE | Heating cartridge | 100 W, 160 W, 250 W, 400 W, 630 W | ${volts} | piece | 1900–7900 | packaging
KN | Film knife | 120 mm, 200 mm, 300 mm, 450 mm | straight, toothed, wave | piece | 2900–19000 | packaging
CP | Coupling | 19, 24, 28, 38, 42, 48, 55 | jaw, bellows, torsionally stiff | piece | 1900–38000 | machine_tool, hydraulics, conveyor
PU | Gear pump | 4 cm³, 8 cm³, 11 cm³, 16 cm³, 22 cm³, 32 cm³ | left, right | piece | 8900–48000 | hydraulics, machine_tool
EN | Encoder | 512, 1024, 2048, 4096 | TTL, HTL, SSI, absolute | piece | 12000–89000 | electric_motor, robot, machine_tool
WI | Winding wire | 0.5 mm, 0.71 mm, 0.9 mm, 1.0 mm, 1.12 mm, 1.25 mm | grade 1, grade 2 | kilogram | 1400–2900 | electric_motor
SP | Way wiper | 20, 25, 30, 35, 45, 55 | single lip, double lip | piece | 900–6900 | machine_tool
`;

export const partFamilies: readonly PartFamily[] = families.trim().split('\n').map(familyOf);

function familyOf(row: string): PartFamily {
  const [prefix = '', name = '', sizes, makes, unit, price, fits, danger] = row.split(' | ');
  return {
    prefix,
    name,
    sizes: listOf(sizes),
    makes: listOf(makes),
    unit: unit as PartFamily['unit'],
    price: price?.split('–').map(Number) as [number, number],
    fits: listOf(fits) as Category[],
    ...(danger === 'hazardous' && { hazardous: true }),
  };
}

function listOf(text = ''): string[] {
  return text.split(', ');
}

/** Fictional manufacturers. */
export const partBrands = ['Norva', 'Tekta', 'Ostrel', 'Virido', 'Kanthor'] as const;
