import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { testServer } from '../support/testServer.ts'

const shop = await closeAfterAll(testServer({ validatesResponses: true }))
const judge = (contract: string, body: unknown, at = shop) =>
  at.call('POST', `/fapi/api/validate-response/${contract}`, { body })

describe('an answer that is compared with its contract', () => {
  test('TRK-06 API-083 is valid when it is what the call answers', async () => {
    const { status, json } = await judge('readServerTime', { timestamp: 1_800_000_000_000 })
    expect([status, json]).toEqual([200, { valid: true, issues: [] }])
  })

  test('TRK-06 API-083 names each field that does not match', async () => {
    const { json } = await judge('validateResponse', { valid: 'yes', issues: [1] })
    const { valid, issues } = json as { readonly valid: boolean; readonly issues: readonly string[] }
    expect([valid, issues.map((one) => one.split(':')[0])]).toEqual([false, ['valid', 'issues.0']])
  })

  test('TRK-06 API-083 is refused in words when there is no contract of the name', async () => {
    expectRefusal(await judge('toString', {}), 404, 'API404', { field: 'contract' })
  })

  test('TRK-06 API-083 is refused in production', async () => {
    const production = await testServer({ storage: shop.storage })
    expectRefusal(await judge('readServerTime', { timestamp: 1 }, production), 404, 'API404')
  })
})
