import { isCalendarDate, isPictureAddress, isTime, isWebAddress } from '@janus-site/core';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { problem } from '../errors.ts';
import { documents } from './document.ts';
import { fieldProblems } from './fieldMessages.ts';

// the package is CommonJS: its default export is the module itself where Node loads it
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** What pages, feeds and files read these values with decides whether they are taken. */
export const formatChecks: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isTime,
  'calendar-date': isCalendarDate,
  'web-address': isWebAddress,
  'picture-address': isPictureAddress,
};

/** Validators by the schema's address. Each is made when it is first asked for: that holds the thread for tens of milliseconds. */
function createValidators(allErrors: boolean): (schemaRef: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors });
  addFormats(ajv);
  for (const [name, validate] of Object.entries(formatChecks)) ajv.addFormat(name, validate);
  for (const [service, document] of documents) ajv.addSchema({ ...document, $id: service });
  const made = new Map<string, ValidateFunction>();
  return (schemaRef) => {
    const validate = made.get(schemaRef) ?? ajv.compile({ $ref: schemaRef });
    made.set(schemaRef, validate);
    return validate;
  };
}

/** The first finds the first fault and stops; the second names all faults, which costs more on hostile input. */
const quick = createValidators(false);
const thorough = createValidators(true);
/** Of larger values only the first fault is reported. */
const thoroughLimit = 50_000;

/** The faults of a value, or null; `size` is about how many bytes it has. */
export function faultsOf(schemaRef: string, value: unknown, size = 0): readonly ErrorObject[] | null {
  const validate = quick(schemaRef);
  if (validate(value)) return null;
  const first = validate.errors ?? [];
  if (size > thoroughLimit) return first;
  const validateAll = thorough(schemaRef);
  validateAll(value);
  return validateAll.errors ?? first;
}

/** Refuses a body that the contract does not allow. */
export function checkBody(schemaRef: string, body: unknown, size: number): void {
  const faults = faultsOf(schemaRef, body, size);
  if (faults) throw problem('invalid_fields', { fields: fieldProblems(faults) });
}
