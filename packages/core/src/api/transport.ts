/** A way to send a request other than the client's `fetch`: one that tells how far an upload is. */
export type Transport = (request: Request) => Promise<Response>;

/** A call's own transport travels with its `init`. */
export interface CarriedInit extends RequestInit {
  transport?: Transport;
}
