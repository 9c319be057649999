import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEnrolmentCode } from '../../../server/store/enrolment.ts'
import { codeStage } from '../codes/support/codeStage.ts'
import type { CodeStage } from '../codes/support/codeStage.ts'

let stage: CodeStage
beforeAll(async () => {
  stage = await codeStage()
})
afterAll(async () => {
  stage.everybodyLeaves()
  await stage.close()
})

const session = {
  storeId: 'US001',
  storeName: 'Boulder, Pearl Street',
  storeEmployeeId: 'US001-1',
  storeEmployeeName: 'Ada Lindqvist',
}

test('BIS-07 AUTH-16 the worker keeps the device’s credential out of its log and sends it only to list names and to order', async () => {
  const sent = new Map<string, string | null>()
  let credential = ''
  const person = stage.open({
    onTheWay: (body: { readonly device?: string }, path, headers) => {
      const [, , what = ''] = /^(.*\/)?([^/?]+)(\?.*)?$/.exec(path) ?? []
      sent.set(what, headers.get('x-store-device'))
      if (what === 'devices') credential = body.device ?? ''
      return body
    },
  })
  const ask = () => person.look('storeEmployees', { storeId: 'US001' })
  expect(JSON.stringify(await ask())).toContain('STR404')
  const enrol = (code: string) => person.request('enrolDevice', { storeId: 'US001', code })
  expect(await enrol('2F4K-9M3P-7Q1R')).toMatchObject({ _tag: 'Refused', errorId: 'STR404' })
  expect(await enrol(` ${await newEnrolmentCode(stage.storage.db, 'US001', stage.clock.now)} `)).toEqual({
    _tag: 'Done',
    output: null,
  })
  expect(JSON.stringify(await ask())).toContain('Ada Lindqvist')
  expect(credential.length).toBeGreaterThan(60)
  await person.did({ _tag: 'StartAssociateSession', session })
  await person.reachSummary(stage.usual)
  await person.placeOrder()
  expect(person.views.order.confirmed?.orderNumber).toBeTruthy()
  expect([...sent].filter(([, header]) => header !== null).map(([what]) => what)).toEqual(['order'])
  expect(sent.get('order')).toBe(credential)
  expect(JSON.stringify(person.device.storedLog)).toContain('Lindqvist')
  expect(JSON.stringify([person.views, person.device.storedLog])).not.toContain(credential)
})
