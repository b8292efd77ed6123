/** Machines of manufacturers that do not exist. */
export const categories = [
  'machine_tool',
  'compressor',
  'hydraulics',
  'conveyor',
  'lifting',
  'electric_motor',
  'refrigeration',
  'packaging',
  'boiler',
  'robot',
] as const;

export type Category = (typeof categories)[number];

export interface MachineKind {
  readonly manufacturers: readonly string[];
  readonly models: readonly string[];
  /** Parts of it that are looked after by themselves. */
  readonly assemblies: readonly string[];
  /** Months between inspections; 0 where none is due. */
  readonly inspectionMonths: number;
  /** Smallest and largest power in kW. */
  readonly power: readonly [number, number];
  /** Its relative frequency. */
  readonly weight: number;
}

export const machineKinds: Readonly<Record<Category, MachineKind>> = {
  machine_tool: {
    manufacturers: ['Falkner', 'Dreher & Ott', 'Meridian', 'Tornau'],
    models: ['FP4', 'FP3', 'VMC 850', 'TX 400', 'CNC 62', 'G 5-axis', 'SL 250'],
    assemblies: ['Spindle', 'Tool changer', 'Chip conveyor', 'Coolant unit'],
    inspectionMonths: 12,
    power: [5, 45],
    weight: 22,
  },
  compressor: {
    manufacturers: ['Boreas', 'Luftwerk', 'Kolvet'],
    models: ['SK 22', 'SK 37', 'R 110', 'AirPac 15', 'D 75'],
    assemblies: ['Dryer', 'Receiver', 'Oil separator'],
    inspectionMonths: 12,
    power: [7, 110],
    weight: 14,
  },
  hydraulics: {
    manufacturers: ['Pressmar', 'Hydrolin', 'Krafthaus'],
    models: ['HP 160', 'HP 250', 'C-press 63', 'Power unit 40', 'Baler 12'],
    assemblies: ['Power pack', 'Main cylinder', 'Valve block'],
    inspectionMonths: 12,
    power: [4, 75],
    weight: 12,
  },
  conveyor: {
    manufacturers: ['Bandau', 'Rolltec', 'Linea'],
    models: ['B 600', 'B 1200', 'RollerWay 3', 'Screw 250', 'Sorter S2'],
    assemblies: ['Drive station', 'Deflection', 'Belt scale'],
    inspectionMonths: 0,
    power: [1, 22],
    weight: 12,
  },
  lifting: {
    manufacturers: ['Hebewerk', 'Ankor', 'Stavanger Lift'],
    models: [
      'Crane 5 t',
      'Crane 12.5 t',
      'Jib 500',
      'Hoist 1000',
      'Table LT 20',
      'Dock leveller 8',
    ],
    assemblies: ['Hoist', 'Trolley', 'Pendant control'],
    inspectionMonths: 12,
    power: [1, 30],
    weight: 10,
  },
  electric_motor: {
    manufacturers: ['Elmora', 'Voltan', 'Drehfeld'],
    models: ['M 132', 'M 160', 'M 225', 'Servo 12', 'EX 90'],
    assemblies: ['Frequency inverter', 'Brake', 'Encoder'],
    inspectionMonths: 24,
    power: [1, 160],
    weight: 9,
  },
  refrigeration: {
    manufacturers: ['Polarn', 'Eiswerk', 'Nordkälte'],
    models: ['Chiller 120', 'Freezer 40', 'Ice bank 6', 'Brine 300'],
    assemblies: ['Condenser', 'Evaporator', 'Compressor stage'],
    inspectionMonths: 6,
    power: [5, 90],
    weight: 7,
  },
  packaging: {
    manufacturers: ['Paketta', 'Siegelmann', 'Wrapline'],
    models: ['Flow 200', 'Tray 60', 'Case 15', 'Pallet wrapper 2', 'Labeller L4'],
    assemblies: ['Sealing head', 'Infeed', 'Label applicator'],
    inspectionMonths: 0,
    power: [1, 12],
    weight: 7,
  },
  boiler: {
    manufacturers: ['Kesselring', 'Thermar'],
    models: ['Steam 800', 'Steam 2000', 'Hot water 500', 'Vessel 1500'],
    assemblies: ['Burner', 'Feed pump', 'Safety valve'],
    inspectionMonths: 12,
    power: [50, 900],
    weight: 4,
  },
  robot: {
    manufacturers: ['Axion', 'Manipula'],
    models: ['AX 16', 'AX 60', 'Delta 3', 'Welder W7'],
    assemblies: ['Gripper', 'Controller', 'Teach pendant', 'Light curtain'],
    inspectionMonths: 24,
    power: [1, 15],
    weight: 3,
  },
};
