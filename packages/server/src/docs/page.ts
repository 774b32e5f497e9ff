import { documents, operations, type Operation, type Service } from '../contract/document.ts';
import type { Contract } from './contract.ts';
import { Html, html, prose } from './html.ts';
import { operationSection } from './operation.ts';
import { anchorOf, schemaSection } from './schema.ts';
import { style } from './style.ts';

const contracts = [...documents].map(([service, document]) => ({ service, contract: document as Contract }));

function taggedWith(service: Service, contract: Contract, tag: string): Operation[] {
  return operations.filter((operation) => {
    const raw = contract.paths[operation.path]?.[operation.method.toLowerCase()] as {
      tags?: readonly string[];
    };
    return operation.service === service && raw.tags?.includes(tag);
  });
}

function contents(): Html[] {
  return contracts.map(({ service, contract }) => {
    const calls = contract.tags.flatMap(({ name }) => taggedWith(service, contract, name));
    const links = calls.map(
      ({ id, method, path }) =>
        html`<li>
          <a href="#${id}"><span class="method">${method}</span>${path.replace('/api/v1', '')}</a>
        </li>`,
    );
    return html`<h2><a href="#${service}">${contract.info.title}</a></h2>
      <ul>
        ${links}
        <li><a href="#${service}-schemas">Schemas</a></li>
      </ul>`;
  });
}

function section({ service, contract }: (typeof contracts)[number]): Html {
  const { title, version, description } = contract.info;
  const tags = contract.tags.map(
    (tag) =>
      html`<h3 id="${service}-${tag.name}">${tag.name}</h3>
        <p>${prose(tag.description)}</p>
        ${taggedWith(service, contract, tag.name).map((operation) => operationSection(contract, operation))}`,
  );
  const schemas = Object.entries(contract.components.schemas)
    .toSorted(([one], [other]) => (anchorOf(service, one) < anchorOf(service, other) ? -1 : 1))
    .map(([name, schema]) => schemaSection(service, contract, name, schema));
  return html`<h2 id="${service}">${title} <small>${version}</small></h2>
    <p>${prose(description)} <a href="/api/openapi/${service}.json">OpenAPI 3.1 as JSON</a></p>
    ${tags}
    <h3 id="${service}-schemas">Schemas of ${title}</h3>
    ${schemas}`;
}

// kept verbatim, because its hash depends on every space
const styleElement = new Html(`<style>${style}</style>`);

/** The API reference: one page, generated from the contracts alone, without scripts and outside requests. */
export function referencePage(): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Janus API reference</title>
        <meta name="robots" content="noindex" />
        ${styleElement}
      </head>
      <body>
        <nav aria-label="Contents">
          <a class="skip" href="#main">Skip the contents</a>
          <p>
            <strong><a href="#main">Janus API</a></strong>
          </p>
          ${contents()}
        </nav>
        <main id="main">
          <h1>Janus API reference</h1>
          <p>
            IDs are UUIDs, and times are ISO 8601 in UTC. Each address works with and without a trailing
            slash. Lists take <code>limit</code> and <code>cursor</code> and return <code>items</code>,
            <code>total</code> and <code>next_cursor</code>.
          </p>
          <p>
            A call that needs a token sends <code>Authorization: Bearer</code> with the
            <code>access_token</code> of <a href="#login">login</a>. Every error is a
            <a href="#${anchorOf('auth', 'Problem')}">problem document</a> in the language of
            <code>Accept-Language</code>, Russian by default. Each response lists its error codes. A field in
            <code>invalid_fields</code> has the code <code>invalid</code> if it does not match its schema, and
            otherwise the name of a rule that the schema cannot express.
          </p>
          ${contracts.map(section)}
        </main>
      </body>
    </html> `.text;
}
