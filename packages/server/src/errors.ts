import type { Language } from '@janus-site/core';
import { errorCatalogue, type Bilingual, type ProblemCode } from './errorCatalogue.ts';

/**
 * Why a field is refused: `invalid` where its schema states it, else a rule no schema states; each call lists its own.
 */
export type FieldCode =
  | 'invalid'
  | 'address_taken'
  | 'chain'
  | 'end_before_start'
  | 'guessable_password'
  | 'last_language'
  | 'name_needed'
  | 'name_required'
  | 'name_taken'
  | 'title_needed'
  | 'unknown_post'
  | 'needed'
  | 'not_of_section'
  | 'too_many_entries'
  | 'too_many_versions'
  | 'too_many_posts'
  | 'no_such_page'
  | 'not_a_path'
  | 'not_encrypted'
  | 'not_https'
  | 'own_address'
  | 'private_address'
  | 'repeated_language'
  | 'secret_needed'
  | 'slug_taken'
  | 'time_in_future'
  | 'slug_reserved'
  | 'title_required'
  | 'unknown_kind'
  | 'unfit_logo'
  | 'unknown_placeholder'
  | 'wrong_password';

/** What is wrong with one field; `path` is dotted, such as `translations.0.title`. */
export interface FieldProblem {
  path: string;
  code: FieldCode;
  message: Bilingual;
}

export interface ProblemOptions {
  /** Replaces the catalogue's detail. */
  detail?: Bilingual;
  fields?: readonly FieldProblem[];
  headers?: Readonly<Record<string, string>>;
  /** Members added to the document, such as `current` of a stale save. */
  extra?: Readonly<Record<string, unknown>>;
}

/** An expected refusal; the server turns it into a problem document in the caller's language. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly options: ProblemOptions;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail?.en ?? errorCatalogue[code].detail.en);
    this.name = 'ProblemError';
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** `throw problem('not_found')`; `throw problem('invalid_fields', { fields: [{ path, message: { ru, en } }] })`. */
export function problem(code: ProblemCode, options?: ProblemOptions): ProblemError {
  return new ProblemError(code, options);
}

export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  error: { code: string; message: string; fields?: { path: string; code: string; message: string }[] };
  [member: string]: unknown;
}

/** Problem details (RFC 9457) with the `error` member: docs/behaviour.md, B36. */
export function problemDocument(error: ProblemError, language: Language): ProblemDocument {
  const { status, title, detail } = errorCatalogue[error.code];
  const text = (error.options.detail ?? detail)[language];
  const fields = error.options.fields?.map((field) => ({
    path: field.path,
    code: field.code,
    message: field.message[language],
  }));
  return {
    type: `urn:janus:problem:${error.code}`,
    title: title[language],
    status,
    detail: text,
    error: { code: error.code, message: text, ...(fields && { fields }) },
    ...error.options.extra,
  };
}
