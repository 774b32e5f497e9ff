import { isCalendarDate, isEmailAddress, isPictureAddress, isTime, isWebAddress } from '@janus-site/core';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { problem } from '../errors.ts';
import { documents } from './document.ts';
import { fieldProblems } from './fieldProblems.ts';

// The package is CommonJS: where Node loads it, its default export is the module itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/** A value is valid if the code of pages, feeds and files that reads it can read it. */
export const formatChecks: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isTime,
  'calendar-date': isCalendarDate,
  email: isEmailAddress,
  'web-address': isWebAddress,
  'picture-address': isPictureAddress,
};

/** Validators by schema address. Each is compiled on first use: that blocks the thread for tens of milliseconds. */
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

/** `quick` stops at the first fault; `thorough` reports all, which costs more on hostile input. */
const quick = createValidators(false);
const thorough = createValidators(true);
/** Bytes. For larger values only the first fault is reported. */
const thoroughLimit = 50_000;

/** Returns the faults of a value, or null; `size` is its approximate size in bytes. */
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
