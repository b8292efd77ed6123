import type { Category } from './machines.ts';

/** Requested work, by the kind of machine. */
export const repairs: Readonly<Record<Category, readonly string[]>> = {
  machine_tool: [
    'Replace spindle bearing',
    'Spindle overheats above 6,000 rpm',
    'Backlash in X axis',
    'Tool changer drops tools',
    'Door interlock fails safety test',
    'Coolant leaks under the bed',
    'Noise at 2,400 rpm',
    'Axis drive trips with fault 34',
    'Way cover torn',
    'Control does not start',
  ],
  compressor: [
    'Compressor trips on start',
    'Oil in the compressed air',
    'Pressure drops under load',
    'Dryer blows warm air',
    'Exchange belt and idler',
    'Safety valve blows off early',
    'Leak in the ring main',
    'Loud knocking at idle',
  ],
  hydraulics: [
    'Hydraulic leak, left cylinder',
    'Press sinks while holding',
    'Pump noisy when cold',
    'Oil above 70 degrees',
    'Hose burst at the valve block',
    'Cylinder moves in jerks',
    'Accumulator lost its preload',
    'Pressure switch does not release',
  ],
  conveyor: [
    'Belt runs off to the left',
    'Gearbox oil leaks',
    'Rollers seized at the infeed',
    'Drive stops after ten minutes',
    'Belt joint opens',
    'Sorter misses every third parcel',
    'Emergency pull cord sticks',
  ],
  lifting: [
    'Hoist brake slips',
    'Rope frayed near the drum',
    'Pendant control’s up button fails',
    'Crane jerks when travelling',
    'Dock leveller does not rise',
    'Limit switch bypassed',
    'Load display shows nonsense',
  ],
  electric_motor: [
    'Rewind motor 18 kW',
    'Motor hums and does not turn',
    'Bearing noise on drive side',
    'Inverter trips on overcurrent',
    'Insulation below one megohm',
    'Brake does not release',
    'Encoder loses its position',
  ],
  refrigeration: [
    'Evaporator ices up',
    'Chiller stops on high pressure',
    'Refrigerant low, find the leak',
    'Cold store at plus four',
    'Condenser fan fails',
    'Defrost does not end',
  ],
  packaging: [
    'Seals open at the corners',
    'Label applicator is two millimetres off',
    'Film tears at the forming shoulder',
    'Case erector jams',
    'Wrapper drops the film',
    'Replace light curtain',
  ],
  boiler: [
    'Burner locks out at night',
    'Feed pump draws air',
    'Water level control hunts',
    'Safety valve weeps',
    'Flue gas too hot',
  ],
  robot: [
    'Gripper loses vacuum',
    'Axis 4 overruns its limit',
    'Teach pendant has no display',
    'Cell door switch unreliable',
    'Weld seam wanders',
  ],
};

/** Requested work that is not about a machine. */
export const facilityRepairs = [
  'Compressed air outlet leaks',
  'Emergency lighting fails',
  'Control cabinet too warm',
  'Cable tray damaged by a lorry',
  'Gate does not close',
] as const;

export const inspections = [
  'Annual safety inspection',
  'Quarterly inspection',
  'Annual pressure vessel check',
  'Electrical safety test',
  'Inspection before warranty ends',
  'Noise and vibration measurement',
] as const;

export const maintenance = [
  'Gearbox oil analysis',
  'Service at 2,000 hours',
  'Change filters and oil',
  'Lubricate and adjust',
  'Firmware update and backup',
  'Clean and align',
] as const;

export const calibrations = [
  'Calibrate torque stations 1–6',
  'Calibrate pressure sensors',
  'Calibrate load cells',
  'Measure axis geometry',
] as const;

export const installations = [
  'Install and commission',
  'Move to another hall',
  'Retrofit light curtain',
  'Connect to the plant network',
] as const;

/** Words of the customer. */
export const symptoms = [
  'It began on the late shift and has become worse since.',
  'It happens once or twice a day, always after a cold start.',
  'The line stands still until this is done.',
  'They can go on for now, at half speed.',
  'The operator heard it before the display showed anything.',
  'It came back two weeks after the last repair.',
  'No fault is shown, but the quality is off.',
  'The electrician on site has checked fuses and supply.',
] as const;

/** Notes for the technician. */
export const instructions = [
  'Call the shift supervisor an hour before arriving.',
  'Take photographs before dismounting anything.',
  'Customer asks for the worn parts back.',
  'Check the preload before the test run.',
  'A hot work permit is needed.',
  'Bring the long ladder.',
  'The machine can be had from 06:00 to 14:00 only.',
  'Note the counter in the report.',
] as const;

export const firstTasks = [
  'First inspection',
  'Diagnosis',
  'Diagnosis, vibration measurement',
] as const;
export const middleTasks = [
  'Dismount and order parts',
  'Prepare and clean',
  'Exchange worn parts',
] as const;
export const lastTasks = [
  'Repair and test run',
  'Fit parts, test run',
  'Finish and hand over',
] as const;
export const singleTasks = ['Repair on site', 'Inspect and report', 'Service as listed'] as const;

export const reports = [
  'Found the cause, repaired, tested under load. Customer present.',
  'Worn beyond tolerance. Parts ordered, another visit is needed.',
  'Adjusted and cleaned. Values within limits.',
  'Exchanged as planned. Old part left with the customer.',
  'Measured: all values noted in the attached sheet.',
  'Provisional repair; holds until the part is here.',
] as const;

export const holdReasons = [
  'Waiting for the spare part; promised for next week.',
  'The customer has not approved the estimate yet.',
  'No access before the shutdown.',
  'The manufacturer is deciding about the warranty.',
] as const;

export const cancellationReasons = [
  'The customer repaired it themselves.',
  'Reported twice.',
  'The machine will be replaced.',
  'The customer declined the estimate.',
] as const;

export const checklistSteps = [
  'Isolate and lock out',
  'Take photographs before',
  'Measure and note values',
  'Exchange worn parts',
  'Test run under load',
  'Explain to the operator',
  'Clean the place',
] as const;

export const orderTags = [
  'contract',
  'standstill',
  'follow-up',
  'night work',
  'two people',
] as const;
