import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { TraceSettings } from '../settings.ts';
import type { AccessLogEntry } from './accessLog.ts';

/** Milliseconds for sending a batch of spans: the end of the process waits for the last one. */
const patience = 3000;
/** The maximum length of a recorded query, in letters. */
const longestQuery = 2000;

/** A stand-in that does nothing before `startTracing` and after its end. */
const currentTracer = () => trace.getTracer('janus');

type Headers = Record<string, string | string[] | undefined>;

/**
 * Runs `work` as a request; the span ends with `endRequest`. If the sender traces as well, it belongs to the sender's
 * trace.
 */
export function traceRequest(method: string, headers: Headers, work: () => void): Span {
  const sender = propagation.extract(context.active(), headers);
  const span = currentTracer().startSpan(method, { kind: SpanKind.SERVER }, sender);
  context.with(trace.setSpan(sender, span), work);
  return span;
}

/** Names follow OpenTelemetry's conventions for HTTP; as in the log, they contain no query and no token. */
export function endRequest(span: Span, entry: AccessLogEntry, route: string): void {
  const { method, host, path, status, source } = entry;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'server.address': host,
    'url.path': path,
    'janus.source': source,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The headers that calls made for the current request pass on: `traceparent`, or none. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Adds a span for a query of a request: its text, without the values, which are passed separately. */
export function traceQuery(event: LogEvent, engine: 'sqlite' | 'postgres'): void {
  if (!trace.getActiveSpan()) return;
  const endTime = Date.now();
  const span = currentTracer().startSpan('query', {
    kind: SpanKind.CLIENT,
    startTime: endTime - event.queryDurationMillis,
    attributes: {
      'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
      'db.query.text': event.query.sql.slice(0, longestQuery),
    },
  });
  if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}

/**
 * Sends spans to a collector by OTLP over HTTP; returns a function that sends the last ones and stops. Loaded only if
 * tracing is on.
 */
export async function startTracing(
  { endpoint, headers, serviceName }: TraceSettings,
  onProblem: (text: string) => void,
): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    core,
    hooks,
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
    import('@opentelemetry/context-async-hooks'),
  ]);
  const problem = (text: string) => onProblem(`traces: ${text}`);
  const quiet = () => undefined;
  diag.setLogger(
    { error: problem, warn: problem, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch((error: unknown) => problem(String(error)));
    for (const api of [trace, propagation, context, diag]) api.disable();
  };
}
