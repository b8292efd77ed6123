import { bitsProblem } from './bits.ts';
import { hardwareAddressProblem } from './hardware-address.ts';
import { networkProblem } from './network.ts';

/** Types of Postgres that are plain text here, and whose form is checked before a value is sent. */
const checks: ReadonlyMap<string, (text: string, type: string) => string | undefined> = new Map([
  ['inet', networkProblem],
  ['cidr', networkProblem],
  ['macaddr', hardwareAddressProblem],
  ['macaddr8', hardwareAddressProblem],
  ['bit', bitsProblem],
  ['bit varying', bitsProblem],
]);

/** Whether the form of a type's values is known. `type` is as Postgres prints it: `inet`, `bit(3)`. */
export function isCheckedType(type: string): boolean {
  return checks.has(withoutLimit(type));
}

/** Says why Postgres refuses a text as a value of a type; undefined where it doesn't, or only it can know. */
export function checkText(text: string, type: string): string | undefined {
  return checks.get(withoutLimit(type))?.(text.trim(), type);
}

function withoutLimit(type: string): string {
  return type.replace(/\(\d+\)$/, '').replaceAll('"', '');
}
