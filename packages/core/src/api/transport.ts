/**
 * Sends a form by other means than the client's `fetch`, to report the progress of an upload. The request says where and
 * with which headers; the form comes beside it, untouched, because WebKit cannot read one back out of a request unless
 * all its files lie on a disk.
 */
export type Transport = (request: Request, form: FormData) => Promise<Response>;

/** The `init` of a call with its own transport. */
export interface CarriedInit extends RequestInit {
  send?(request: Request): Promise<Response>;
}
