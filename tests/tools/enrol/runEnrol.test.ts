import { describe, expect, test } from 'vitest'
import { enrolDevice } from '../../../server/store/enrolment.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { newId } from '../../../server/storage/newId.ts'
import { enrolArguments, runEnrol } from '../../../tools/enrol/enrol.ts'
import { sampleShop } from '../../server/support/sampleShop.ts'
import { closeAfterAll } from '../../server/support/closeAfterAll.ts'

const shop = await closeAfterAll(sampleShop())

const run = async (...args: string[]) => {
  const request = enrolArguments(args)
  return request._tag === 'Wrong' ? request : runEnrol(shop.storage.db, request, shop.clock.now)
}
const done = async (...args: string[]) => {
  const result = await run(...args)
  if (!('isDone' in result)) throw new Error(result.reason)
  return result
}
const use = (code: string) =>
  inTransaction(shop.storage.db, (tx) =>
    enrolDevice(tx, { storeId: 'US001', code, device: 'a device' }, shop.clock.now, () => newId()),
  )

test('BIS-07 npm run enrol prints a code for a store, lists the device that used it, and revokes it', async () => {
  expect(await run('--list')).toEqual({ isDone: true, lines: ['No device is enrolled.'] })
  const {
    isDone,
    lines: [code = '', words],
  } = await done('--store', 'US001')
  expect(isDone).toBe(true)
  expect(words).toBe('Enter it at /associate-login within 30 minutes. It enrols one device of Boulder, Pearl Street.')
  expect(await use(code)).toBe(true)
  const {
    lines: [device = '', ...others],
  } = await done('--list')
  expect(device).toEqual(expect.stringMatching(/^\S+ {2}US001 {2}since 2027-01-15T08:00$/))
  expect(others).toEqual([])
  const id = device.split(' ')[0] ?? ''
  expect(await run('--revoke', id)).toEqual({ isDone: true, lines: [`The device ${id} is no longer enrolled.`] })
  expect(await run('--list')).toEqual({ isDone: true, lines: ['No device is enrolled.'] })
})

describe('a wrong request', () => {
  test('BIS-07 npm run enrol says which store or device it did not find', async () => {
    expect(await run('--store', 'XX999')).toEqual({ isDone: false, lines: ['There is no store XX999.'] })
    expect(await run('--revoke', 'nobody')).toEqual({
      isDone: false,
      lines: ['There is no enrolled device nobody; --list shows all.'],
    })
  })

  test.each([
    [],
    ['--store'],
    ['--revoke'],
    ['--list', 'all'],
    ['--store', 'US001', 'US002'],
    ['--store', 'US001', '--list'],
    ['--everything'],
  ])('BIS-07 npm run enrol refuses arguments that are not exactly one request: %s %s %s', (...args) => {
    expect(enrolArguments(args.filter((arg) => arg !== undefined))).toMatchObject({ _tag: 'Wrong' })
  })
})

test('npm run enrol shows all three of its forms', () => {
  for (const form of ['--store STORE', '--list', '--revoke DEVICE'])
    expect(enrolArguments.usage).toContain(`npm run enrol -- ${form}`)
})
