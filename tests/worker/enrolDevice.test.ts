import { expect, test } from 'vitest'
import { enrolDevice } from '../../contracts/api/catalogue/storeApi.ts'
import { memorySessionStore } from '../../core/adapters/sessionStore/SessionStore.memory.ts'
import { requestHandlers } from '../../worker/requests/requestHandlers.ts'
import { requestSettings } from './requestSettings.ts'

const refused = { _tag: 'Refused', status: 404, appId: null, errorId: 'STR404', message: 'said', details: {} }

/** One device whose codes are answered so, in turn. */
const enrolling = async (...answers: readonly object[]) => {
  const requests: object[] = []
  const device = memorySessionStore()
  const settings = requestSettings(({ id, input }) => (requests.push({ id, ...input }), answers[requests.length - 1]), {
    session: { device },
    ids: { uuidv7: () => 'u'.repeat(36) },
    isOnline: () => true,
  })
  const outcomes = []
  for (const _ of answers)
    outcomes.push(await requestHandlers.enrolDevice(settings, { storeId: 'US001', code: ' 2F4K-9M3P-7Q1R ' }, 'k'))
  return { requests, outcomes, secret: await device.secret('enrolment') }
}

test('BIS-07 API-153 a device is enrolled with its code and one secret, which it keeps, and a refusal is reported with its code', async () => {
  const confirmed = { _tag: 'Confirmed', body: { success: true }, replayed: false }
  const { requests, outcomes, secret } = await enrolling(refused, confirmed)
  const sent = {
    id: enrolDevice.id,
    params: { storeId: 'US001' },
    body: { code: '2F4K-9M3P-7Q1R', device: 'u'.repeat(72) },
  }
  expect(requests).toEqual([sent, sent])
  expect(secret).toBe(sent.body.device)
  expect(outcomes).toEqual([
    { _tag: 'Refused', errorId: 'STR404', message: 'said', field: null },
    { _tag: 'Done', output: null },
  ])
})
