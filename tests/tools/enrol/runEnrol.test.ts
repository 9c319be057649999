import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolDevice } from '../../../server/store/enrolment.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { newId } from '../../../server/storage/newId.ts'
import { runEnrol } from '../../../tools/enrol/runEnrol.ts'
import { sampleShop } from '../../server/support/sampleShop.ts'

let shop: Awaited<ReturnType<typeof sampleShop>>
beforeAll(async () => {
  shop = await sampleShop()
})
afterAll(() => shop.close())

const run = (...args: string[]) => runEnrol(shop.storage.db, args, shop.clock.now)
const use = (code: string) =>
  inTransaction(shop.storage.db, (tx) =>
    enrolDevice(tx, { storeId: 'US001', code, device: 'a device' }, shop.clock.now, () => newId()),
  )

test('BIS-07 npm run enrol prints a code for a store, lists the device that used it, and revokes it', async () => {
  expect(await run('--list')).toEqual({ isDone: true, lines: ['No device is enrolled.'] })
  const {
    isDone,
    lines: [code = '', words],
  } = await run('--store', 'US001')
  expect([isDone, words]).toEqual([
    true,
    'For one device of Boulder, Pearl Street, within 30 minutes: type it in at /associate-login.',
  ])
  expect(await use(code)).toBe(true)
  const {
    lines: [device = '', ...others],
  } = await run('--list')
  expect([device, others]).toEqual([expect.stringMatching(/^\S+ {2}US001 {2}since 2027-01-15T08:00$/), []])
  const id = device.split(' ')[0] ?? ''
  expect(await run('--revoke', id)).toEqual({ isDone: true, lines: [`The device ${id} is no longer enrolled.`] })
  expect(await run('--list')).toEqual({ isDone: true, lines: ['No device is enrolled.'] })
})

test('BIS-07 npm run enrol says what it did not understand or find', async () => {
  expect(await run('--store', 'XX999')).toEqual({ isDone: false, lines: ['There is no store XX999.'] })
  expect(await run('--revoke', 'nobody')).toEqual({
    isDone: false,
    lines: ['There is no enrolled device nobody; --list shows all.'],
  })
  for (const args of [[], ['--store'], ['--revoke'], ['--list', 'all'], ['--store', 'US001', 'US002'], ['--help']]) {
    expect(await run(...args)).toEqual({
      isDone: false,
      lines: ['Usage: npm run enrol -- --store US001 | --list | --revoke DEVICE'],
    })
  }
})
