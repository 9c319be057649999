// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { enrolDevice, readStoreEmployees, readStores } from '../../../../contracts/api/catalogue/storeApi.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, textsOf } from '../pressing.ts'

let screen: Screen
afterEach(() => screen.close())

const inEach = [
  {
    locale: 'en-us',
    store: 'Store',
    employee: 'Employee',
    title: 'Enroll this device',
    code: 'Enrollment code',
    enrol: 'Enroll device',
    wrong: /This code isn’t valid for this store\. Check it for typos\./,
  },
  {
    locale: 'fr-fr',
    store: 'Magasin',
    employee: 'Employé',
    title: 'Enregistrer cet appareil',
    code: 'Code d’enregistrement',
    enrol: 'Enregistrer l’appareil',
    wrong: /Ce code n’est pas valable pour ce magasin/,
  },
] as const

test.each(inEach)(
  'BIS-07 in $locale a device is shown the names of a store’s employees only after the right code',
  async ({ locale, store, employee, title, code, enrol, wrong }) => {
    screen = await openScreen(`/${locale}/associate-login`, {
      answers: [
        says(readStores, [{ storeId: 'US001', storeName: 'Boulder' }]),
        refuses(readStoreEmployees, 'STR404'),
        refuses(enrolDevice, 'STR404'),
      ],
    })
    await choose(store, 'US001')
    await sees('main h2', title)
    expect(textsOf('main label')).not.toContain(employee)
    await fill(code, '2F4K-9M3P-7Q1R')
    await press(enrol)
    await sees('main [role=alert]', wrong)
    expect(textsOf('main label')).not.toContain(employee)
    screen.hears(
      says(enrolDevice, { success: true }),
      says(readStoreEmployees, [{ storeEmployeeId: 'e-1', storeEmployeeName: 'Ada Lindqvist' }]),
    )
    await fill(code, 'DEMO-DEMO-DEMO')
    await press(enrol)
    await sees('main option', 'Ada Lindqvist')
    expect(textsOf('main h2')).not.toContain(title)
  },
)

test('BIS-07 without a code no device is enrolled', async () => {
  screen = await openScreen('/en-us/associate-login', {
    answers: [says(readStores, [{ storeId: 'US001', storeName: 'Boulder' }]), refuses(readStoreEmployees, 'STR404')],
  })
  await choose('Store', 'US001')
  await press('Enroll device')
  await expect.poll(() => document.querySelector('main [aria-invalid=true]')?.id).toBe('enrolment-code')
})
