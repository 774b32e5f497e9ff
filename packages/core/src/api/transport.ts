/**
 * A way to send a form other than the client's `fetch`: one that tells how far an upload is. The request says where and
 * with which headers; the form comes beside it, untouched, because WebKit cannot read one back out of a request unless
 * all its files lie on a disk.
 */
export type Transport = (request: Request, form: FormData) => Promise<Response>;

/** A call's own way of sending travels with its `init`. */
export interface CarriedInit extends RequestInit {
  send?(request: Request): Promise<Response>;
}
