// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { lookUpConsumer } from '../../../../contracts/api/account/consumerApi.ts'
import { enrolDevice, readStoreEmployees, readStores } from '../../../../contracts/api/catalogue/storeApi.ts'
import { limits } from '../limitReached.ts'
import { inTurn, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, textsOf, valueOf } from '../pressing.ts'

/** What an employee reads when a limit of docs/limits.md is reached: why, when to try again, and that nothing is lost. */
let screen: Screen
afterEach(() => screen.close())

describe('at a store', () => {
  const stores = says(readStores, [{ storeId: 'US001', storeName: 'Boulder' }])
  const tooMany = (words: string) => `That didn’t work. Too many attempts. Please try again in ${words}.`

  test('LIM429 BIS-07 a device is not enrolled after too many wrong codes: the page says for how long, keeps the code, and enrols it after the wait', async () => {
    screen = await openScreen('/en-us/associate-login', {
      answers: [
        stores,
        inTurn(
          refuses(readStoreEmployees, 'STR404'),
          says(readStoreEmployees, [{ storeEmployeeId: 'E-1', storeEmployeeName: 'June Okafor' }]),
        ),
        inTurn(limits(enrolDevice, 'enrolment-client'), says(enrolDevice, { success: true })),
      ],
    })
    await choose('Store', 'US001')
    await fill('Enrollment code', 'DEMO-DEMO-DEMO')
    await press('Enroll device')
    await sees('main .refusal p', tooMany('60 minutes'))
    expect(valueOf('Enrollment code')).toBe('DEMO-DEMO-DEMO')
    await press('Enroll device')
    await choose('Employee', 'E-1')
  })

  test('LIM429 ACC-13 a customer is not looked up after too many: the page says for how long, and looks when the same e-mail is asked for again', async () => {
    const session = { storeId: 'US001', storeName: 'Boulder', storeEmployeeId: 'E-1', storeEmployeeName: 'June Okafor' }
    screen = await openScreen('/en-us/associate-login', {
      answers: [
        stores,
        inTurn(limits(lookUpConsumer, 'lookup-client'), says(lookUpConsumer, { exists: true, isLoyaltyMember: true })),
      ],
      before: async (tab) => {
        tab.dispatch({ _tag: 'StartAssociateSession', session })
        await expect.poll(() => tab.views.account?.associate?.storeId).toBe('US001')
      },
    })
    await fill('The customer’s email', 'loyalty@example.com')
    await press('Find')
    await sees('main .refusal p', tooMany('15 minutes'))
    expect(valueOf('The customer’s email')).toBe('loyalty@example.com')
    await press('Find')
    await expect.poll(() => textsOf('.find-customer [role=status]').join('')).toContain('is a member of the loyalty')
  })
})
