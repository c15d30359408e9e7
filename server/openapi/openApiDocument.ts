import type { Endpoint } from '#contract/endpoints.ts'
import { errorBody } from '#contract/failure.ts'
import { access, accessRules } from '../access.ts'
import { asksOnly } from '../http/routing/asksOnly.ts'
import { parameterNames } from '../http/routing/pathTemplate.ts'
import { templateOf } from '../http/routing/router.ts'
import { endpointNames, serviceEndpoints, type EndpointName } from '../serviceEndpoints.ts'
import type { DocumentedAnswer, Documented, Parameter } from './Documented.ts'
import { documentedCalendar } from './documentedCalendar.ts'
import { documentedConfiguration } from './documentedConfiguration.ts'
import { documentedHealth } from './documentedHealth.ts'
import { documentedIdentity } from './documentedIdentity.ts'
import { documentedPeople } from './documentedPeople.ts'
import { documentedTrial } from './documentedTrial.ts'
import { schemaOf } from './schemaOf.ts'

/** An import shares method and path with the PUT of an event, and is documented there. */
const documented: Readonly<Record<EndpointName, Documented | null>> = {
  ...documentedIdentity,
  ...documentedPeople,
  ...documentedConfiguration,
  ...documentedTrial,
  ...documentedHealth,
  ...documentedCalendar,
  importEvent: null,
}

/** Methods with a field of their own in a path item. Others are additional operations (OpenAPI 3.2). */
const plainMethods = new Set(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'QUERY'])

type Call = { readonly endpoint: Endpoint; readonly words: Documented; readonly name: EndpointName }

/** All calls of the service, as OpenAPI 3.2. */
export function openApiDocument(): object {
  const calls = endpointNames.flatMap(callOf)
  const byPath = Object.groupBy(calls, ({ endpoint }) => templateOf(endpoint.path))
  return {
    openapi: '3.2.0',
    info: {
      title: 'Kalends',
      version: '1',
      description: 'The clauses in brackets are those of docs/spec.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: Object.fromEntries(Object.entries(byPath).map(([path, of = []]) => [path, pathItem(path, of)])),
    components: {
      schemas: { Refusal: schemaOf(errorBody) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-kalends',
          description: 'On plain http it is called `kalends`.',
        },
      },
    },
  }
}

function callOf(name: EndpointName): readonly Call[] {
  const words = documented[name]
  return words === null ? [] : [{ endpoint: serviceEndpoints[name], words, name }]
}

function pathItem(path: string, calls: readonly Call[]) {
  const slots = parameterNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  }))
  const operations = calls.map((call) => [call.endpoint.method, operation(call, slots.length > 0)] as const)
  const [plain, additional] = [true, false].map((isPlain) =>
    operations.filter(([method]) => plainMethods.has(method) === isPlain),
  )
  return {
    ...(slots.length > 0 && { parameters: slots }),
    ...Object.fromEntries((plain ?? []).map(([method, each]) => [method.toLowerCase(), each])),
    ...((additional ?? []).length > 0 && { additionalOperations: Object.fromEntries(additional ?? []) }),
  }
}

function operation({ endpoint, words, name }: Call, hasSlots: boolean) {
  const { needsCredential } = accessRules[access[name]]
  const parameters = [
    ...queryOf(endpoint),
    ...parametersIn('query', words.query),
    ...parametersIn('header', words.headers),
  ]
  return {
    operationId: name,
    summary: words.summary,
    tags: [endpoint.base],
    security: needsCredential ? [{ bearer: [] }, { basic: [] }, { session: [] }] : [{}],
    ...(parameters.length > 0 && { parameters }),
    ...(words.body && {
      requestBody: {
        required: !words.body.isOptional,
        content: { [words.body.type]: { schema: words.body.schema, example: words.body.example } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answersOf(endpoint, words, needsCredential, hasSlots)).map(([status, answer]) => [
        status,
        response(Number(status), answer),
      ]),
    ),
  }
}

const queryOf = ({ path }: Endpoint) =>
  [...new URLSearchParams(path.split('?')[1])].map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: value === '' ? { type: 'string' } : { const: value },
    example: value,
  }))

const parametersIn = (place: 'query' | 'header', parameters: readonly Parameter[] = []) =>
  parameters.map(({ name, what, example, isRequired = false }) => ({
    name,
    in: place,
    description: what,
    required: isRequired,
    schema: { type: 'string' },
    example,
  }))

/** The call's own answers, and the refusals that follow from its access, its body and its path (ERR-3). */
function answersOf(
  { method, base, path }: Endpoint,
  { body, answers }: Documented,
  needsCredential: boolean,
  hasSlots: boolean,
): Readonly<Record<number, DocumentedAnswer>> {
  const isWrite = method !== 'ACL' && !asksOnly(method, path)
  return {
    ...((body || hasSlots) && { 400: { what: 'What is sent cannot be read, or is of the wrong shape.' } }),
    ...(needsCredential && {
      401: { what: 'No valid credential.' },
      403: { what: 'Not for this person.' },
    }),
    ...(hasSlots && { 404: { what: 'Nothing is at this address.' } }),
    ...(body && { 413: { what: 'The body is too large.' } }),
    ...((base === 'dav' || method === 'ACL') && { 501: { what: 'Not to be had here.' } }),
    503: { what: 'The store or the identity provider cannot be reached.' },
    ...(isWrite && { 507: { what: 'No room is left; nothing was changed.' } }),
    ...answers,
  }
}

const errorSchema = { $ref: '#/components/schemas/Refusal' }

function response(status: number, { what, type = 'application/json', schema }: DocumentedAnswer) {
  const content = schema ?? (status >= 400 ? errorSchema : undefined)
  const isText = schema === undefined && type !== 'application/json'
  return {
    description: what,
    ...(content && { content: { [type]: { schema: content } } }),
    ...(isText && { content: { [type]: { schema: { type: 'string' } } } }),
  }
}
