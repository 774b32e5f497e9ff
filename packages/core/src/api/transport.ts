/**
 * Sends a form by other means than the client's `fetch`, to report the progress of an upload. The request holds the
 * address and headers. The form is passed separately, because WebKit cannot read one back out of a request unless all
 * its files are on a disk.
 */
export type Transport = (request: Request, form: FormData) => Promise<Response>;

/** The `init` of a call with its own transport. */
export interface CarriedInit extends RequestInit {
  send?(request: Request): Promise<Response>;
}
