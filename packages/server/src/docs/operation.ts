import { tokenScopes } from '../accounts/accessTokens/scopes.ts';
import { access, type Access } from '../contract/access.ts';
import type { Operation, Service } from '../contract/document.ts';
import {
  follow,
  type Content,
  type Contract,
  type DocumentedAnswer,
  type DocumentedOperation,
  type DocumentedParameter,
  type Schema,
} from './contract.ts';
import { html, prose, type Html } from './html.ts';
import { smallLimits, typeOf } from './schema.ts';

const callers: Readonly<Record<Access, string>> = {
  visitor: 'Anybody',
  signedIn: 'Anybody who is signed in',
  content: 'Staff, owner, superuser',
  people: 'Owner, superuser',
  self: 'The account itself; owner, superuser',
};

const tokens: Readonly<Record<Operation['token'], string>> = {
  none: 'no token',
  optional: 'with a token, more is seen',
  required: 'token needed',
};

/** The scopes that a personal access token needs for it. */
function scopesOf(id: Operation['id']): string {
  const rule = tokenScopes[id];
  if (typeof rule !== 'string') return ` · access tokens: ${rule.join(' or ')}`;
  return { any: ' · any access token', closed: ' · closed to access tokens', unread: '' }[rule];
}

function parameterRow(
  service: Service,
  { name, in: place, required, description, schema }: DocumentedParameter,
): Html {
  return html`<tr>
    <th scope="row"><code>${name}</code>${required ? '' : html` <small>optional</small>`}</th>
    <td>${place}</td>
    <td>${typeOf(service, schema)}</td>
    <td>${prose(description)} ${smallLimits(schema)}</td>
  </tr>`;
}

function parameters(service: Service, contract: Contract, operation: DocumentedOperation): Html | null {
  const rows = (operation.parameters ?? []).map((each) =>
    parameterRow(service, follow<DocumentedParameter>(contract, each)),
  );
  if (rows.length === 0) return null;
  return html`<h5>Parameters</h5>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>In</th>
            <th>Type</th>
            <th>Meaning and limits</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}

function fileFields({ properties = {} }: Schema): Html[] {
  return Object.keys(properties).map((name) => html`one file in the field <code>${name}</code>`);
}

function contents(service: Service, content: Content): Html[] {
  return Object.entries(content).map(([type, { schema, example }]) => {
    const shown = schema.properties ? fileFields(schema) : typeOf(service, schema);
    const sample =
      example === undefined ? null : html`<pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>`;
    return html`<p><code>${type}</code>: ${shown}</p>
      ${sample}`;
  });
}

function body(service: Service, contract: Contract, operation: DocumentedOperation): Html | null {
  if (operation.requestBody === undefined) return null;
  const { description, content } = follow<{ description?: string; content: Content }>(
    contract,
    operation.requestBody,
  );
  return html`<h5>Body</h5>
    ${description === undefined ? '' : html`<p>${prose(description)}</p>`}${contents(service, content)}`;
}

function answerRow(service: Service, status: string, answer: DocumentedAnswer): Html {
  const types = Object.values(answer.content ?? {}).map(({ schema }) => typeOf(service, schema));
  const headers = Object.keys(answer.headers ?? {}).map(
    (name) => html` <small>with <code>${name}</code></small>`,
  );
  return html`<tr>
    <th scope="row">${status}</th>
    <td>${prose(answer.description)}${headers}</td>
    <td>${types.length > 0 ? types : 'no body'}</td>
  </tr>`;
}

/** One operation: who may call it, what it takes and every response. */
export function operationSection(contract: Contract, operation: Operation): Html {
  const { id, service, method, path, token } = operation;
  const documented = contract.paths[path]?.[method.toLowerCase()] as DocumentedOperation;
  const answers = Object.entries(documented.responses).map(([status, answer]) =>
    answerRow(service, status, follow<DocumentedAnswer>(contract, answer)),
  );
  return html`<section id="${id}">
    <h4><span class="method">${method}</span> <code>${path}</code></h4>
    <p><strong>${documented.summary}.</strong> ${prose(documented.description)}</p>
    <p>
      <small><code>${id}</code> · ${callers[access[id]]} · ${tokens[token]}${scopesOf(id)}</small>
    </p>
    ${parameters(service, contract, documented)}${body(service, contract, documented)}
    <h5>Answers</h5>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>Status</th>
            <th>When</th>
            <th>Body</th>
          </tr>
        </thead>
        <tbody>
          ${answers}
        </tbody>
      </table>
    </div>
  </section> `;
}
