import type { Exit } from 'effect'
import { Schema } from 'effect'
import type { Endpoint, WireSchema } from '../../../contracts/api/endpoint.ts'

type Step = (input: unknown) => Exit.Exit<unknown, Schema.SchemaError>

/** The schemas of one endpoint as functions. A part that the endpoint does not have is undefined. */
export type EndpointCodec = {
  readonly params: Step | undefined
  readonly query: Step | undefined
  readonly body: Step | undefined
  readonly answer: Step
}

/** Compiling a schema costs more than running it: once per endpoint. */
export const endpointCodec = (endpoint: Endpoint): EndpointCodec => {
  const known = codecByEndpoint.get(endpoint)
  if (known !== undefined) return known
  const codec: EndpointCodec = {
    params: encoder(endpoint.params),
    query: encoder(endpoint.query),
    body: encoder(endpoint.body),
    answer: Schema.decodeUnknownExit(endpoint.answer),
  }
  codecByEndpoint.set(endpoint, codec)
  return codec
}

const codecByEndpoint = new WeakMap<Endpoint, EndpointCodec>()

const encoder = (schema: WireSchema | undefined): Step | undefined =>
  schema === undefined ? undefined : Schema.encodeUnknownExit(schema)
