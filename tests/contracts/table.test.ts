import type { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import type { Endpoint, WireSchema } from '../../contracts/api/endpoint.ts'
import { endpoints, table } from '../../contracts/api/table.ts'
import { errorCatalogue } from '../../contracts/errorCatalogue.ts'
import { ownErrors } from '../../contracts/errors/ownErrors.ts'
import { countedCalls, documentedCalls, noteRows, pathParams } from './documentedCalls.ts'

const documented = documentedCalls()
const byId = new Map(table.map((entry) => [entry.id as string, entry]))
const idsWhere = (holds: (entry: Endpoint) => boolean) => table.filter(holds).map((entry) => entry.id)

describe('the rows', () => {
  test('API rows: the table holds each row in order, but the note rows, as many as the documents count', () => {
    expect(documented).toHaveLength(countedCalls())
    expect(table.map((entry) => entry.id)).toEqual(documented.map((row) => row.id))
    expect(noteRows()).toEqual(['API-042', 'API-115'])
    expect(Object.values(endpoints)).toHaveLength(table.length)
  })

  test.each(documented.map((row) => [row.id, row.method, row.path, row.headers] as const))(
    'the contract has %s %s %s as documented',
    (id, method, path, headers) => {
      expect(byId.get(id)).toMatchObject({ method, path, headers })
    },
  )

  /**
   * Rows whose access differs from the first letter of their "who" cell: CancelOrder is open to a guest with the
   * order's e-mail, and its papers to one with a postal code too (ORD-15), employees have no favorites or saved items (FAV-17), and a reward has its own refusal (LOY-09).
   */
  const otherwise = new Map([
    ...['API-057', 'API-059', 'API-061', 'API-065', 'API-159'].map((id) => [id, 'session'] as const),
    ...['API-030', 'API-031', 'API-032', 'API-072', 'API-073', 'API-074', 'API-076', 'API-077'].map(
      (id) => [id, 'lists'] as const,
    ),
    ['API-029', 'reward'],
  ])

  test('AUTH-32 every call is open to whom its row names, and what is marked own is only for its owner', () => {
    expect(table.map(({ id, who }) => `${id} ${who}`)).toEqual(
      documented.map(({ id, who }) => `${id} ${otherwise.get(id) ?? who}`),
    )
    expect(documented.filter(({ id, own }) => own && byId.get(id)?.own !== true)).toEqual([])
  })

  test('ERR-02 a call says it was not done with one of its own errors, and those may come with a 5xx status', () => {
    const undone = table.flatMap(({ id, errors, undone: codes = [] }: Endpoint) =>
      codes.map((code) => ({
        id,
        code,
        isDeclared: code in ownErrors || (errors as readonly string[]).includes(code),
        status: { ...errorCatalogue, ...ownErrors }[code].status,
      })),
    )
    expect(undone.filter(({ isDeclared, status }) => !isDeclared || status < 500)).toEqual([])
    expect(undone.map(({ id, code }) => `${id} ${code}`)).toContain('API-059 RTN500')
  })

  test('API rows: no two entries share method and path', () => {
    expect(new Set(table.map((entry) => `${entry.method} ${entry.path}`)).size).toBe(table.length)
  })
})

describe('the fields of a row', () => {
  test('CART-09 API rows: the path parameters of every call are the fields of its params schema, letter for letter', () => {
    const declared = table.map((entry) => [entry.path, ...Object.keys(fieldsOf(entry.params)).toSorted()])
    expect(declared).toEqual(table.map((entry) => [entry.path, ...pathParams(entry).toSorted()]))
    expect(new Set(table.flatMap(pathParams))).toContain('saveForlaterId')
  })

  /** Reads with a body, and the beacon, which can carry no header. */
  const readsWithBody = [
    'API-033',
    'API-057',
    'API-058',
    'API-060',
    'API-066',
    'API-082',
    'API-083',
    'API-086',
    'API-125',
    'API-132',
    'API-141',
    'API-142',
    'API-155',
    'API-189',
    'API-202',
  ]

  test('API rows: what is not a GET changes something and needs a key, but for the listed questions', () => {
    expect(idsWhere((entry) => entry.method !== 'GET' && !entry.changes)).toEqual(readsWithBody)
    expect(idsWhere((entry) => entry.method === 'GET' && entry.changes)).toEqual([])
    expect(idsWhere((entry) => entry.method === 'GET' && entry.body !== undefined)).toEqual([])
  })

  test('API rows: every secret names a field of the body or of the answer', () => {
    const unknown = table.flatMap((entry) =>
      (entry.secrets ?? [])
        .filter((field) => !(field in fieldsOf(entry.body)) && !(field in fieldsOf(entry.answer)))
        .map((field) => `${entry.id} ${field}`),
    )
    expect(unknown).toEqual([])
  })

  const secretField =
    /^(current|new)?password$|recaptcha|^pin$|cardNumber|^card$|giftCard$|token$|authorizationCode|codeVerifier|^bid$|threeDS|sessionID/i

  test('API rows: every field of a body with the name of a secret is declared as one', () => {
    const undeclared = table.flatMap((entry) =>
      Object.keys(fieldsOf(entry.body))
        .filter((field) => secretField.test(field) && !(entry.secrets ?? []).includes(field))
        .map((field) => `${entry.id} ${field}`),
    )
    expect(undeclared).toEqual([])
  })
})

const fieldsOf = (schema: WireSchema | undefined): Schema.Struct.Fields =>
  schema !== undefined && 'fields' in schema ? (schema.fields as Schema.Struct.Fields) : {}
