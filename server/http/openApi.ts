import { Schema } from 'effect'
import { capability, isOperatorKind } from '../../contracts/capabilities.ts'
import type { Endpoint, HeaderGroup, WireSchema } from '../../contracts/api/endpoint.ts'
import { endpoints } from '../../contracts/api/table.ts'
import { namedSchemas } from './namedSchemas.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type JsonObject = { readonly [key: string]: Json }

/** The contract as an OpenAPI 3.1 document, for people who do not read TypeScript. */
export const openApi = (): JsonObject => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, entry] of Object.entries<Endpoint>(endpoints)) {
    const operations = (paths[entry.path] ??= {})
    operations[entry.method.toLowerCase()] = operation(name, entry)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cairn commerce API', version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: componentSchemas(), parameters, securitySchemes },
  }
}

const operation = (name: string, entry: Endpoint): JsonObject => ({
  operationId: name,
  summary: entry.id,
  tags: [entry.path.split('/')[1] ?? ''],
  security: securityOf(entry),
  parameters: [
    ...fieldParameters('path', entry.params),
    ...fieldParameters('query', entry.query),
    ...headerNames[entry.headers].map(parameterRef),
    ...(entry.namesDevice ? [parameterRef('StoreDevice')] : []),
    ...(entry.changes ? [parameterRef('IdempotencyKey')] : []),
  ],
  ...(entry.body === undefined ? {} : { requestBody: { required: true, content: jsonContent(shared(entry.body)) } }),
  responses: {
    [String(entry.status ?? 200)]: success(entry),
    '4XX': failure('Refused: nothing was changed.'),
    '5XX': failure('The outcome is not known: repeat the call with the same key.'),
  },
  'x-error-codes': entry.errors,
})

const success = (entry: Endpoint): JsonObject => {
  if (entry.status === 204) return { description: 'Done.' }
  if (entry.media !== undefined) return { description: 'Done.', content: { [entry.media]: {} } }
  return { description: 'Done.', content: jsonContent(shared(entry.answer)) }
}

const failure = (description: string): JsonObject => ({
  description,
  content: jsonContent({ $ref: '#/components/schemas/ApiError' }),
})

const jsonContent = (schema: Json): JsonObject => ({ 'application/json': { schema } })

const fieldParameters = (place: 'path' | 'query', schema: WireSchema | undefined): readonly JsonObject[] => {
  if (schema === undefined) return []
  // The schema of parameters is an object's.
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: JsonObject
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

const header = (name: string, required: boolean, description: string): JsonObject => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

/** AUTH-27…29; access key and token are security schemes. */
const parameters = {
  Locale: header('locale', false, 'xx-yy'),
  TransactionId: header('x-transaction-id', false, 'New for every attempt.'),
  CorrelationId: header('x-correlation-id', false, 'One per session of a user; echoed in answers.'),
  SessionId: header('x-session-id', false, 'From the token answer.'),
  Channel: header('channel', false, 'ECOMM, or MAPP in a webview.'),
  Source: header('source', false, 'ECOM15, or a lead source.'),
  StoreDevice: header('x-store-device', false, 'BIS-07: the secret of a device that is enrolled at a store.'),
  IdempotencyKey: header('Idempotency-Key', true, 'The same for every attempt of one call.'),
} as const

const parameterRef = (name: keyof typeof parameters): JsonObject => ({ $ref: `#/components/parameters/${name}` })

const ids = ['Locale', 'TransactionId', 'CorrelationId'] as const
const headerNames: Record<HeaderGroup, readonly (keyof typeof parameters)[]> = {
  none: [],
  locale: ['Locale'],
  ids,
  common: [...ids, 'SessionId'],
  'common+channel': [...ids, 'SessionId', 'Channel'],
  'common+channel+source': [...ids, 'SessionId', 'Channel', 'Source'],
}

const securitySchemes = {
  accessKey: { type: 'apiKey', in: 'header', name: 'x-access-key' },
  token: { type: 'http', scheme: 'bearer' },
  operator: { type: 'apiKey', in: 'cookie', name: 'cairn-operator' },
}

/** AUTH-26, 32, OPR-03: endpoints that are not public require a token, or an operator's cookie; the access key is one of the common headers. */
const securityOf = (entry: Endpoint): Json => {
  const accessKey = entry.headers.startsWith('common') ? { accessKey: [] } : {}
  if (isOperatorKind(entry.who)) return [{ operator: [] }]
  const token = capability(entry.who, 'nobody') === 'allowed' ? {} : { token: [] }
  const needed = { ...accessKey, ...token }
  return Object.keys(needed).length === 0 ? [] : [needed]
}

/** JSON Schema 2020-12, which OpenAPI 3.1 uses unchanged except for the place of the definitions. */
const jsonSchema = (schema: WireSchema): JsonObject => {
  const document = Schema.toJsonSchemaDocument(schema)
  for (const [name, definition] of Object.entries(document.definitions)) foundDefinitions[name] = moved(definition)
  return moved(document.schema)
}

const foundDefinitions: Record<string, JsonObject> = {}

const moved = (schema: unknown): JsonObject =>
  // The same object, with other references.
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonObject

/** Built on the first request for the document, so that a server's start does not wait for it. */
const nameBySchema = (): ReadonlyMap<string, string> =>
  (names ??= new Map(Object.entries(namedSchemas).map(([name, schema]) => [JSON.stringify(jsonSchema(schema)), name])))

let names: ReadonlyMap<string, string> | undefined

/** The schema with a reference for every named part. */
const shared = (schema: WireSchema): Json => referred(jsonSchema(schema))

const referred = (node: Json): Json => {
  const name = nameBySchema().get(JSON.stringify(node))
  return name === undefined ? referredInside(node) : { $ref: `#/components/schemas/${name}` }
}

const referredInside = (node: Json): Json => {
  if (Array.isArray(node)) return node.map(referred)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, referred(value)]))
}

const componentSchemas = (): JsonObject =>
  Object.fromEntries([
    ...Object.entries(namedSchemas).map(([name, schema]) => [name, referredInside(jsonSchema(schema))] as const),
    ...Object.entries(foundDefinitions),
  ])
