import { describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import { accountStates } from './support/states/accountStates.ts'
import { browsingStates } from './support/states/browsingStates.ts'
import { buyingStates } from './support/states/buyingStates.ts'
import { deliveryStates } from './support/states/deliveryStates.ts'
import { listStates } from './support/states/listStates.ts'

const shop = useShop()

// The two long walks at both widths; what goes on from them at one each: the parts are the same.
describe.for([
  { width: 390, dark: false, walk: 'browsing', states: browsingStates },
  { width: 1440, dark: true, walk: 'browsing', states: browsingStates },
  { width: 390, dark: true, walk: 'buying', states: buyingStates },
  { width: 1440, dark: false, walk: 'buying', states: buyingStates },
  { width: 390, dark: false, walk: 'delivery', states: deliveryStates },
  { width: 390, dark: true, walk: 'lists', states: listStates },
  { width: 1440, dark: true, walk: 'account', states: accountStates },
] as const)('axe, $walk at $width px, dark: $dark', ({ width, dark, states }) => {
  test('finds nothing in any state', { timeout: 300_000 }, async () => {
    const shopper = await shop.visitor({ width, dark })
    const found: string[] = []
    for (const { name, reach, leave } of states) {
      await reach(shopper)
      found.push(...(await violationsOn(shopper.page, name)))
      await leave?.(shopper)
    }
    expect(found).toEqual([])
  })
})
