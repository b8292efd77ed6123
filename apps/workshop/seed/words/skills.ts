import type { Category } from './machines.ts';

export interface SkillWords {
  readonly name: string;
  readonly category: Category | null;
  /** Months that a certificate holds; 0: it does not run out; null: none is needed. */
  readonly certificateMonths: number | null;
  readonly description: string;
}

function skill(
  name: string,
  category: Category | null,
  certificateMonths: number | null,
  description: string,
): SkillWords {
  return { name, category, certificateMonths, description };
}

export const skills: readonly SkillWords[] = [
  skill('Spindles and bearings', 'machine_tool', null, 'Removes, preloads and balances spindles.'),
  skill('CNC controls', 'machine_tool', null, 'Reads, backs up and restores controls.'),
  skill('Axis geometry', 'machine_tool', null, 'Measures and aligns axes with the laser.'),
  skill('Tool changers', 'machine_tool', null, 'Adjusts and repairs changers and magazines.'),
  skill('Screw compressors', 'compressor', null, 'Overhauls stages and separators.'),
  skill('Compressed air networks', 'compressor', null, 'Finds leaks and sizes mains.'),
  skill('Pressure equipment', 'compressor', 60, 'May open and close vessels up to 50 bar.'),
  skill('Hydraulic cylinders', 'hydraulics', null, 'Seals and hones cylinders.'),
  skill(
    'Proportional valves',
    'hydraulics',
    null,
    'Adjusts and replaces valves and their amplifiers.',
  ),
  skill('Press safety', 'hydraulics', 36, 'Tests and certifies presses.'),
  skill('Belt splicing', 'conveyor', null, 'Vulcanises and joins belts.'),
  skill('Gearboxes', 'conveyor', null, 'Overhauls and analyses gearboxes.'),
  skill('Sorters', 'conveyor', null, 'Adjusts sorters and their readers.'),
  skill('Cranes and hoists', 'lifting', null, 'Repairs hoists, trolleys and tracks.'),
  skill('Crane inspection', 'lifting', 24, 'Inspects and certifies cranes.'),
  skill('Rope work', 'lifting', 24, 'Assesses and replaces ropes.'),
  skill('Motor winding', 'electric_motor', null, 'Rewinds and tests motors up to 160 kW.'),
  skill('Drives and inverters', 'electric_motor', null, 'Sets up inverters and servo drives.'),
  skill('Explosive atmospheres', 'electric_motor', 36, 'Works on motors in zones 1 and 2.'),
  skill('Refrigerants', 'refrigeration', 0, 'May handle fluorinated gases.'),
  skill('Ammonia plants', 'refrigeration', 36, 'Works on ammonia plants.'),
  skill('Sealing and forming', 'packaging', null, 'Adjusts sealing heads and shoulders.'),
  skill('Labelling', 'packaging', null, 'Adjusts applicators and printers.'),
  skill('Burners', 'boiler', 24, 'Adjusts burners and measures flue gas.'),
  skill('Steam boilers', 'boiler', 36, 'Inspects and starts steam boilers.'),
  skill('Robot programming', 'robot', null, 'Teaches and transfers robot programs.'),
  skill('Robot safety', 'robot', 36, 'Tests and certifies cells.'),
  skill('Electrical work', null, 0, 'Qualified electrician.'),
  skill('Hot work', null, 12, 'May weld and cut on a permit.'),
  skill('Work at height', null, 24, 'Uses platforms and harnesses.'),
  skill('First aid', null, 24, 'Trained first aider.'),
];
