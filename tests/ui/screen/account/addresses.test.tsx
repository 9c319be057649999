// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { addAddress, removeAddress } from '../../../../contracts/api/account/consumerAddressApi.ts'
import { readProfile, updateProfile } from '../../../../contracts/api/account/consumerApi.ts'
import type { Address } from '../../../../contracts/api/entities/address.ts'
import type { ConsumerDetails, ConsumerProfile } from '../../../../contracts/api/entities/consumer.ts'
import { sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { focusedName, key } from '../content/onScreen.ts'
import { loses, openScreen, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, tick, textsOf, valueOf } from '../pressing.ts'
import { sampleProfile } from '../sampleProfile.ts'
import { signedIn, toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const profileOf = (changes: Partial<ConsumerDetails>): ConsumerProfile => ({
  ...sampleProfile,
  consumerDetails: { ...sampleProfile.consumerDetails, ...changes },
})
const has = (changes: Partial<ConsumerDetails>): FixedAnswer =>
  says(readProfile, { consumerProfile: profileOf(changes) })
const addressOf = (addressId: string, addressLine1: string, main = false): Address => ({
  ...sampleAddress,
  addressId,
  addressLine1,
  approachType: 'S',
  main,
})
const isDefault = (street: string) => sees('.account-row', new RegExp(`^Default.*${street}`))

test('ACC-20…24 an address is refused at its fields and as one that is there, and then is the only default', async () => {
  const first = addressOf('a-1', '1420 Spruce Street', true)
  screen = await openScreen('/en-us/account/addresses/new', { answers: [has({ address: [first] })], before: signedIn })
  await expect.poll(() => valueOf('First name')).toBe('Wren')
  expect(valueOf('Email')).toBe('wren@example.com')
  await press('Save address')
  await expect.poll(focusedName).toMatch(/things need your attention/)
  await sees('.field-error', 'Enter your street address.')
  await fill('Address line 1', '1420 spruce street')
  await fill('City', 'Boulder')
  await fill('ZIP code', '80302')
  await fill('Phone', '3035550142')
  await choose('State', 'CO')
  screen.hears(refuses(addAddress, 'CCA400'))
  await press('Save address')
  await sees('main .refusal p', 'That didn’t work. This address is already saved.')
  expect(valueOf('Address line 1')).toBe('1420 spruce street')
  await fill('Address line 1', '2 Second Street')
  await tick(/^Use as my default shipping address$/)
  const sent: Address[] = []
  screen.hears(
    says(addAddress, ({ body }) => {
      sent.push(body)
      return { addressId: 'a-2' }
    }),
    has({ address: [{ ...first, main: false }, addressOf('a-2', '2 Second Street', true)] }),
  )
  await press('Save address')
  await isDefault('2 Second Street')
  expect(sent.map(({ addressLine1, main }) => [addressLine1, main])).toEqual([['2 Second Street', true]])
  expect(textsOf('.account-row').filter((row) => row.startsWith('Default'))).toHaveLength(1)
})

test('ACC-24 an address that is to be deleted is asked about, stays while nobody answers, and gives the focus to its list', async () => {
  const [first, second] = [addressOf('a-1', '1420 Spruce Street'), addressOf('a-2', '2 Second Street', true)]
  screen = await openScreen('/en-us/account/addresses', {
    answers: [has({ address: [first, second] }), loses(removeAddress)],
    before: signedIn,
  })
  await press('Delete 2 Second Street')
  await expect.poll(focusedName).toBe('Yes, delete')
  await press('Yes, delete')
  await sees('.account-row .refusal p', /We couldn’t connect/)
  key(document.activeElement, 'Escape')
  await expect.poll(focusedName).toBe('Delete 2 Second Street')
  screen.hears(says(removeAddress, { success: true }), has({ address: [{ ...first, main: true }] }))
  await press('Delete 2 Second Street')
  await press('Yes, delete')
  await isDefault('1420 Spruce Street')
  await expect.poll(() => textsOf('.account-row')).toHaveLength(1)
  await expect.poll(focusedName).toBe('Shipping addresses')
})

test('ACC-07…10 a profile names what it lacks until that is saved, and an impossible date is refused', async () => {
  const { email, address, identity } = sampleProfile.consumerDetails
  const bare = { email, address, identity, firstName: 'Wren', lastName: 'Holloway' }
  screen = await openScreen('/en-us/account/profile', {
    answers: [says(readProfile, { consumerProfile: { ...sampleProfile, consumerDetails: bare } })],
    before: signedIn,
  })
  await sees('main p', 'You can still add your date of birth, phone, and ZIP code.')
  await fill('Date of birth', '02/30/1990')
  await press('Save profile')
  await expect.poll(focusedName).toMatch(/^One thing needs your attention/)
  await fill('Date of birth', '05/01/1990')
  await fill('Phone', '3035550177')
  await fill('ZIP code', '80302')
  const saved: unknown[] = []
  screen.hears(
    says(updateProfile, ({ body: { consumerProfile } }) => {
      saved.push(consumerProfile.consumerDetails)
      return { consumerProfile: sampleProfile }
    }),
    has({ birthDate: '1990-05-01' }),
  )
  await press('Save profile')
  await sees('.toast p', 'We’ve saved your profile.')
  expect(saved).toMatchObject([{ birthDate: '1990-05-01', postalCode: '80302' }])
  await expect.poll(() => textsOf('main').join()).not.toMatch(/You can still add your/)
})

test('CHK-12 the checkout waits for the account’s addresses, chooses the default one, and another as soon as one is typed', async () => {
  let asked = 0
  let tell: () => void = () => undefined
  const until = new Promise<void>((resolve) => (tell = resolve))
  const profile = profileOf({ address: [addressOf('a-1', '1420 Spruce Street', true)] })
  screen = await openScreen('/en-us/checkout', {
    answers: [
      {
        to: readProfile,
        answer: async () => {
          asked += 1
          await until
          return { _tag: 'Confirmed', body: { consumerProfile: profile }, replayed: false }
        },
      },
    ],
    before: async (tab) => {
      await signedIn(tab)
      await toCart(tab)
    },
  })
  await sees('main h2, main legend', 'Choose a delivery method')
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(valueOf('Address line 1')).toBeUndefined()
  tell()
  await expect.poll(() => textsOf('.choice:has(input:checked)').join()).toMatch(/1420 Spruce Street/)
  await expect.poll(() => [valueOf('City'), valueOf('State')]).toEqual(['Boulder', 'CO'])
  await fill('Address line 1', '3 Third Street')
  await expect.poll(() => textsOf('.choice:has(input:checked)').join()).toMatch(/Another address/)
})
