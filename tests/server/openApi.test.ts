import { endpoints } from '../../contracts/api/table.ts'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { table } from '../../contracts/api/table.ts'
import { requestHeaders } from '../../core/adapters/commerceApi/requestHeaders.ts'
import { openApi } from '../../server/http/openApi.ts'
import { openApiFile } from '../../server/http/openApiFile.ts'

type Node = Readonly<Record<string, unknown>>
type Parameter = {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Node
}
type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly security: readonly Node[]
  readonly requestBody?: { readonly content: Node }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Node }>>
}
type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Node
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly securitySchemes: Node
  }
}

const document = openApi() as unknown as Document
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)
const operationOf = (id: string) => operations.find(({ operation }) => operation.summary === id)?.operation

const everyNode = (node: unknown): readonly Node[] =>
  typeof node !== 'object' || node === null ? [] : [node as Node, ...Object.values(node).flatMap(everyNode)]

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document)

describe('the whole document', () => {
  test('API rows: the document describes every call, each under its own name', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(operations.map(({ operation }) => operation.summary).toSorted()).toEqual(table.map((entry) => entry.id))
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(table.length)
  })

  test('API rows: every reference leads somewhere and none points to $defs', () => {
    const references = everyNode(document).flatMap((node) => (typeof node['$ref'] === 'string' ? [node['$ref']] : []))
    expect(references.length).toBeGreaterThan(200)
    expect(
      references.filter((reference) => !reference.startsWith('#/components/') || at(reference) === undefined),
    ).toEqual([])
  })

  test('API rows: parameters are named once per place, path parameters are required and complete', () => {
    for (const { path, operation } of operations) {
      const parameters = operation.parameters.map((one) => (one.$ref === undefined ? one : (at(one.$ref) as Parameter)))
      const keys = parameters.map((one) => `${one.in} ${one.name}`)
      expect(new Set(keys).size, operation.operationId).toBe(keys.length)
      const inPath = parameters.filter((one) => one.in === 'path')
      expect(inPath.map((one) => one.name).toSorted()).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted(),
      )
      expect(inPath.every((one) => one.required)).toBe(true)
      expect(parameters.every((one) => typeof one.schema === 'object')).toBe(true)
    }
  })

  test('API rows: only a call that changes something asks for an Idempotency-Key', () => {
    const withKey = operations.filter(({ operation }) =>
      operation.parameters.some((one) => one.$ref === '#/components/parameters/IdempotencyKey'),
    )
    expect(withKey.map(({ operation }) => operation.summary).toSorted()).toEqual(
      table.filter((entry) => entry.changes).map((entry) => entry.id),
    )
  })
})

describe('the description of a call', () => {
  test('ERR-01 every call may answer with the error envelope', () => {
    for (const { operation } of operations) {
      for (const status of ['4XX', '5XX']) {
        expect(operation.responses[status]?.content).toEqual({
          'application/json': { schema: { $ref: '#/components/schemas/ApiError' } },
        })
      }
      expect(Object.values(operation.responses).every((response) => response.description !== '')).toBe(true)
    }
    expect(document.components.schemas).toHaveProperty('ApiError.required', ['errorDetails', 'correlationId'])
  })

  test('AUTH-26 common calls need the access key, and calls that are not public a token too', () => {
    expect(operationOf(endpoints.placeOrder.id)?.security).toEqual([{ accessKey: [], token: [] }])
    expect(operationOf(endpoints.readProduct.id)?.security).toEqual([{ accessKey: [] }])
    expect(operationOf(endpoints.ingestPerformance.id)?.security).toEqual([])
  })

  test('AUTH-26 every security scheme in use is declared', () => {
    const used = operations.flatMap(({ operation }) => operation.security.flatMap((one) => Object.keys(one)))
    expect(Object.keys(document.components.securitySchemes).toSorted()).toEqual([...new Set(used)].toSorted())
  })

  test('ORD-06 a media type other than JSON and an empty answer are described as they are', () => {
    expect(operationOf(endpoints.downloadInvoice.id)?.responses['200']?.content).toEqual({ 'application/pdf': {} })
    expect(operationOf(endpoints.ingestPerformance.id)?.responses['204']).toEqual({ description: 'Done.' })
    expect(operationOf(endpoints.removeItem.id)?.requestBody).toBeDefined()
  })

  test('CART-01 money is a number on the wire and shared schemas are written once', () => {
    expect(document.components.schemas).toHaveProperty('BasketTotals.properties.total.type', 'number')
    expect(document.components.schemas).toHaveProperty(
      'Basket.properties.items.items.$ref',
      '#/components/schemas/BasketItem',
    )
    expect(operationOf(endpoints.readCart.id)?.responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Basket' } },
    })
    const large = everyNode(document)
      .flatMap(({ schema }) => (schema === undefined ? [] : [JSON.stringify(schema)]))
      .filter((text) => text.length > 800)
    expect(large.filter((text, index) => large.indexOf(text) !== index)).toEqual([])
  })
})

test('the document is made once and served like a file: compressed, with a tag, and not again to who has it', async () => {
  const app = new Hono().get('/openapi.json', openApiFile())
  const plain = await app.request('/openapi.json')
  const tag = plain.headers.get('etag') ?? ''
  expect(await plain.json()).toEqual(document)
  const packed = await app.request('/openapi.json', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('etag')).toEqual(tag)
  expect(packed.headers.get('vary')).toBe('accept-encoding')
  const again = await app.request('/openapi.json', { headers: { 'if-none-match': tag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const before = process.cpuUsage().user
  for (let n = 0; n < 100; n += 1) await app.request('/openapi.json', { headers: { 'accept-encoding': 'br' } })
  // Built again each time, a hundred take seconds.
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(1_000)
})

describe('the headers of a call', () => {
  const context = {
    locale: 'en-us',
    transactionId: 'tx',
    correlationId: 'co',
    sessionId: 'se',
    accessToken: 'to',
    webview: false,
  }
  /** The headers that the document names for a call; access key and token are its security schemes. */
  const named = (id: string): readonly string[] => {
    const operation = operationOf(id)
    const schemes = Object.keys(Object.assign({}, ...(operation?.security ?? [])) as Node)
    return [
      ...(operation?.parameters ?? []).flatMap(({ $ref }) => ($ref ? [(at($ref) as Parameter).name] : [])),
      ...(schemes.includes('accessKey') ? ['x-access-key'] : []),
    ].filter((name) => name !== 'Idempotency-Key')
  }
  const sent = (entry: (typeof table)[number], more: object = {}): readonly string[] =>
    Object.keys(
      requestHeaders(entry, { ...context, storeDevice: entry.namesDevice ? 'device' : null, ...more }),
    ).filter((name) => name !== 'authorization')

  test('AUTH-27 every call leaves with exactly the headers that the document names for it', () => {
    for (const entry of table)
      expect([entry.id, named(entry.id).toSorted()]).toEqual([entry.id, [...sent(entry)].toSorted()])
    expect(named('API-001')).toEqual(['locale', 'x-transaction-id', 'x-correlation-id', 'x-session-id', 'x-access-key'])
  })

  test('BIS-07 the device at a store is named for the calls that it may make, and for no others', () => {
    const naming = table.filter(({ namesDevice }) => namesDevice).map(({ id }) => id)
    expect(table.map(({ id }) => id).filter((id) => named(id).includes('x-store-device'))).toEqual(naming)
    expect(naming).toHaveLength(3)
  })

  test('AUTH-28 the channel is named for the flagged calls and for no others', () => {
    const flagged = table.filter(({ headers }) => headers.includes('channel')).map(({ id }) => id)
    expect(table.map(({ id }) => id).filter((id) => named(id).includes('channel'))).toEqual(flagged)
    expect(flagged).toContain('API-014')
    expect(flagged).not.toContain('API-001')
    expect((document.components.parameters['Channel'] as unknown as { description: string }).description).toBe(
      'ECOMM, or MAPP in a webview.',
    )
  })
})
