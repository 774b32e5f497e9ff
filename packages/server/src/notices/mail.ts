import type { Socket } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import { Unreachable, type OutsideOptions } from '../outside/checkedAddresses.ts';
import { connectOutside } from '../outside/connectOutside.ts';
import { isPublicAddress } from '../outside/isPublicAddress.ts';
import { untilAborted } from '../untilAborted.ts';
import { NoticeFailure, type Outcome } from './failure.ts';
import type { MailTransport } from './transports.ts';

export interface MailOptions extends Pick<OutsideOptions, 'resolve'> {
  /** Whether a server set in the panel may be in a private network; unencrypted mail is sent only there. */
  allowsPrivate: boolean;
}

const patience = 15_000;
const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };

/** Sends a letter; a server set in the panel may be reached only where webhooks are allowed. */
export async function sendMail(
  { server }: MailTransport,
  letter: SendMailOptions,
  signal: AbortSignal,
  { resolve, allowsPrivate }: MailOptions,
): Promise<void> {
  // Loaded with the first letter: a site without mail does not need it.
  const { createTransport } = await import('nodemailer');
  let socket: Socket | null = null;
  const inside = (address: string) => allowsPrivate && !isPublicAddress(address);
  const options = () => {
    if ('url' in server) return { url: server.url, ...limits };
    const { host, port, security, user, password } = server;
    return {
      ...limits,
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(socket && { connection: socket }),
      ...(user !== null && { auth: { user, pass: password ?? '' } }),
    };
  };
  let close = (): void => undefined;
  try {
    if (!('url' in server)) {
      const isAllowed = server.security === 'none' ? inside : allowsPrivate ? () => true : isPublicAddress;
      socket = await connectOutside(server, signal, { isAllowed, ...(resolve && { resolve }) });
    }
    const transport = createTransport(options());
    close = () => transport.close();
    await untilAborted(transport.sendMail(letter), signal, () => new NoticeFailure('time_out'));
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    close();
    socket?.destroy();
  }
}

const outcomes: Readonly<Record<string, Exclude<Outcome, 'delivered'>>> = {
  EAUTH: 'login_refused',
  ENOAUTH: 'login_refused',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EPROTOCOL: 'refused',
  EDNS: 'host_not_found',
  ENOTFOUND: 'host_not_found',
  EAI_AGAIN: 'host_not_found',
  ETLS: 'no_encryption',
  EREQUIRETLS: 'no_encryption',
  ETIMEDOUT: 'time_out',
  ECONNECTION: 'no_connection',
  ECONNREFUSED: 'no_connection',
  ECONNRESET: 'no_connection',
  EHOSTUNREACH: 'no_connection',
  ENETUNREACH: 'no_connection',
  ESOCKET: 'no_connection',
};

interface MailError extends Error {
  code?: string;
  /** The server's reply. */
  response?: string;
}

/** Returns why a letter could not be sent, from the errors of the library and the network. */
function failureOf(error: unknown, signal: AbortSignal): NoticeFailure {
  if (error instanceof NoticeFailure) return error;
  if (signal.aborted) return new NoticeFailure('time_out');
  if (error instanceof Unreachable) return new NoticeFailure('not_allowed');
  const { code = '', response, message } = error as MailError;
  // Only the socket reports an invalid certificate.
  const isTls = /certificate|TLS|SSL/i.test(message) && !response;
  const outcome = isTls ? 'no_encryption' : (outcomes[code] ?? 'failed');
  // For an unknown host name there is nothing to add.
  return new NoticeFailure(outcome, outcome === 'host_not_found' ? '' : (response ?? message));
}
