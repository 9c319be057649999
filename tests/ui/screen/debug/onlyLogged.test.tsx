// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readAddressFields } from '../../../../contracts/api/utilityApi.ts'
import { sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

test('VAL-36 ERR-33 a rule of the shop whose pattern cannot be run is logged, and the shopper can still type what the shop would take', async () => {
  screen = await openScreen('/en-us/checkout', {
    answers: [says(readAddressFields, { fields: { city: { pattern: '(?=Boulder)' } } })],
    before: toCart,
  })
  for (const [name, text] of Object.entries({
    Email: sampleAddress.email,
    'First name': sampleAddress.firstName,
    'Last name': sampleAddress.lastName,
    'Address line 1': sampleAddress.addressLine1,
    City: 'Golden',
    'ZIP code': sampleAddress.postalCode,
    Phone: sampleAddress.phone,
  }))
    await fill(name, text)
  await choose('State', 'CO')
  await press('Continue to payment')
  await sees('[aria-current=step]', '2. Payment')
  history.pushState(null, '', '/en-us/debug')
  dispatchEvent(new PopStateEvent('popstate'))
  await sees('.recorder-band p', /^Only logged: .*setting addressFields\.US\.city lookaround_or_named_group ×\d/)
  expect(screen.tab.views.checkout.step).toBe('billing')
})
