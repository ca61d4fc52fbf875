// Adds what the schemas lack to the OpenAPI description: who may call, every error, files in and out.
import { documentedErrors } from '@elenchus/contract/documented-errors.ts';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { endpointTable, type EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { errorCatalog } from '@elenchus/contract/error-catalog.ts';
import { ACCESS_TABLE, type Reach, type Role } from '@elenchus/domain/people/access.ts';

interface Operation {
  description?: string;
  requestBody?: object;
  responses?: Record<string, object>;
}

export interface ApiDescription {
  paths?: Record<string, Record<string, Operation | undefined> | undefined>;
  components?: { schemas?: Record<string, object> };
}

const ERROR_SHAPE = {
  type: 'object',
  required: ['error', 'message', 'details'],
  properties: {
    error: { type: 'string', enum: Object.keys(errorCatalog) },
    message: {
      type: 'string',
      description: 'What happened and what to do, as a sentence for people.',
    },
    details: { type: 'array', items: {}, description: 'What is wrong and where, for each fault.' },
  },
};

const REACHES: Readonly<Record<Reach, string>> = {
  anyone: 'yes',
  'own students': 'for their own students',
  'self or own students': 'for themselves and their own students',
  self: 'for themselves',
  filtered: 'yes, but only the part that this role may see',
  no: 'no',
};

const ROLES: readonly (readonly [Role, string])[] = [
  ['instructor', 'instructor'],
  ['ta', 'TA'],
  ['student', 'student'],
  ['guest', 'guest'],
  ['nobody', 'not logged in'],
];

const FILE = { type: 'string', format: 'binary' };
const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { people: { type: 'string' }, file: FILE },
      },
    },
  },
};

/** The description with every call of the contract completed. */
export function completeDescription<Description extends ApiDescription>(
  description: Description,
): Description {
  const { paths = {} } = description;
  for (const name of Object.keys(endpointTable) as EndpointName[]) {
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation) complete(operation, name);
  }
  const schemas = { ...description.components?.schemas, Error: ERROR_SHAPE };
  return { ...description, components: { ...description.components, schemas } };
}

function complete(operation: Operation, name: EndpointName): void {
  const endpoint: Endpoint = endpointTable[name];
  operation.description = `Who may call it: ${callersOf(endpoint)}.`;
  if (endpoint.upload) operation.requestBody = UPLOAD;
  const { content }: { content?: object } = operation.responses?.['200'] ?? {};
  const answer = endpoint.answer === 'binary' ? { 'application/pdf': { schema: FILE } } : content;
  operation.responses = {
    '200': { description: 'Done', ...(answer && { content: answer }) },
    ...(name === 'GET /api/courseDesign/{courseID}' && {
      '304': { description: 'Not changed since the version in If-None-Match' },
    }),
    ...errorsOf(name),
  };
}

function callersOf({ gate }: Endpoint): string {
  if (gate === 'anyone') return 'everyone';
  if (gate === 'administrator') return 'anyone who is logged in to the admin page';
  const reaches = ACCESS_TABLE[gate];
  return ROLES.map(([role, word]) => `${word}: ${REACHES[reaches[role]]}`).join('; ');
}

function errorsOf(name: EndpointName): Record<string, object> {
  const byStatus = Map.groupBy(documentedErrors(name), (code) => errorCatalog[code].status);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, codes]) => {
        const lines = codes.map((code) => `\`${code}\` ${errorCatalog[code].sentence}`);
        return [String(status), { description: lines.join('\n\n'), content }];
      }),
  );
}
