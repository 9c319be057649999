import { describe, expect, test } from 'vitest'
import { setReward } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { sendDeviceFingerPrint } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { answer, refuse } from '../../../server/kit/answer.ts'
import { handle, handleInSteps } from '../../../server/kit/handle.ts'
import { sessionHandlers } from '../../../server/consumer/sessionHandlers.ts'
import { patchOrder } from '../../../contracts/api/cart/orderApi.ts'
import { testServer } from '../support/testServer.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'

let held: Promise<void> | undefined
let fails = 0
const resumed: boolean[] = []

const keepPrint = handle(sendDeviceFingerPrint, async ({ body }, caller, { db, newId }) => {
  await db
    .insertInto('question')
    .values({
      id: newId(),
      product_id: caller.subject,
      language: 'en',
      text: body.deviceFingerPrint,
      nickname: '',
      asked_on: '',
      answer: null,
      answered_by: null,
    })
    .execute()
  if (body.cartId === 'gone') return refuse('BSK404', { field: 'cartId' })
  if (body.cartId === 'boom') throw new Error('boom')
  return answer({ success: true as const })
})
const slow = handleInSteps(patchOrder, async (_input, _caller, _context, step) => {
  resumed.push(step.resumed)
  await held
  if (fails-- > 0) throw new Error('network')
  return refuse('ORD409')
})
const server = await closeAfterAll(
  testServer({
    handlers: [...sessionHandlers, keepPrint, slow, handle(setReward, async () => refuse('REW401'))],
  }),
)

const path = '/cart/v1/deviceFingerPrint'
const rows = async () => (await server.storage.db.selectFrom('question').selectAll().execute()).length

test('AUTH-32 a guest is not a loyalty member: 403 without an appId', async () => {
  const token = await server.guest()
  const answer = await server.call('POST', '/consumers-v3/consumer/loyalty/token', {
    token,
    key: 'k',
    body: { appliedLoyaltyVoucher: null },
  })
  expectRefusal(answer, 403, 'AUT432')
  expect(answer.text).not.toContain('appId')
})

describe('a change that is sent again', () => {
  test('without a key is refused', async () => {
    const token = await server.guest()
    const body = { cartId: 'c', deviceFingerPrint: 'f' }
    expect((await server.call('POST', path, { body, token })).error?.errorId).toBe('IDK400')
  })

  test('under its key is done once and replayed byte for byte', async () => {
    const token = await server.guest()
    const body = { cartId: 'c', deviceFingerPrint: 'f' }
    const before = await rows()
    const first = await server.call('POST', path, { body, token, key: 'k1' })
    const again = await server.call('POST', path, { body, token, key: 'k1' })
    expect(first.status).toBe(200)
    expect(again.status).toBe(200)
    expect(again.text).toEqual(first.text)
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await rows()).toBe(before + 1)
    const other = await server.call('POST', path, { body: { ...body, deviceFingerPrint: 'g' }, token, key: 'k1' })
    expectRefusal(other, 422, 'IDK422')
  })

  test('after a refusal has that replayed, and leaves nothing half done', async () => {
    const token = await server.guest()
    const before = await rows()
    const gone = { body: { cartId: 'gone', deviceFingerPrint: 'f' }, token, key: 'k2' }
    const first = await server.call('POST', path, gone)
    const again = await server.call('POST', path, gone)
    expect(first.status).toBe(404)
    expect(again.text).toEqual(first.text)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(first.error).toMatchObject({ errorId: 'BSK404', field: 'cartId' })
    expect(await rows()).toBe(before)
  })

  test('after a fault of ours is tried again, and leaves nothing half done', async () => {
    const token = await server.guest()
    const before = await rows()
    const boom = { body: { cartId: 'boom', deviceFingerPrint: 'f' }, token, key: 'k3' }
    expect((await server.call('POST', path, boom)).status).toBe(500)
    expect((await server.call('POST', path, boom)).headers.get('idempotent-replayed')).toBeNull()
    expect(await rows()).toBe(before)
  })

  test('in steps answers 409 while it is in flight, is resumed after a failure, and is replayed once settled', async () => {
    const token = await server.guest()
    const body = {
      paymentMethod: { code: 'CREDIT_CARD' },
      paymentInstrumentId: 'i',
      sessionID: 's',
      threeDS2Result: 'r',
    }
    const ask = () => server.call('PATCH', '/cart/v2/checkout/order/1', { body, token, key: 'p1' })
    let release = () => {}
    held = new Promise((resolve) => (release = resolve))
    fails = 1
    const first = ask()
    while (resumed.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const meanwhile = await ask()
    expect(meanwhile.status).toBe(409)
    expect(meanwhile.headers.get('retry-after')).toBe('1')
    release()
    expect((await first).status).toBe(500)
    const second = await ask()
    expect(second.status).toBe(404)
    expect(resumed).toEqual([false, true])
    expect(second.error?.errorId).toBe('ORD409')
    expect((await ask()).headers.get('idempotent-replayed')).toBe('true')
  })
})
