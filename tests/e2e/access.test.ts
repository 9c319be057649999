import { describe, expect, test } from 'vitest'
import { violationsOnWalk } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import { accountStates } from './support/states/accountStates.ts'
import { browsingStates } from './support/states/browsingStates.ts'
import { buyingStates } from './support/states/buyingStates.ts'
import { deliveryStates } from './support/states/deliveryStates.ts'
import { frenchStates } from './support/states/frenchStates.ts'
import { listStates } from './support/states/listStates.ts'
import { loadingStates } from './support/states/loadingStates.ts'
import { longStates } from './support/states/longStates.ts'
import { storeStates } from './support/states/storeStates.ts'

const shop = useShop()
const narrow = { width: 390, dark: true } as const
const wide = { width: 1440, dark: false } as const

// What there is to press differs by width while one looks around: that walk is made at each.
describe.for([
  { walk: 'browsing, narrow', states: browsingStates, looks: [{ width: 390, dark: false }] },
  { walk: 'browsing, wide', states: browsingStates, looks: [{ width: 1440, dark: true }] },
  { walk: 'buying', states: buyingStates, looks: [wide, narrow] },
  { walk: 'delivery', states: deliveryStates, looks: [wide, narrow] },
  { walk: 'loading', states: loadingStates, looks: [narrow] },
  { walk: 'fifty lines', states: longStates, looks: [wide] },
  { walk: 'French', states: frenchStates, looks: [narrow] },
  { walk: 'lists', states: listStates, looks: [narrow, wide] },
  { walk: 'account', states: [...accountStates, ...storeStates], looks: [wide, narrow] },
] as const)('axe, $walk', ({ states, looks }) => {
  test('finds nothing in any state at any width', { timeout: 300_000 }, async () => {
    expect(await violationsOnWalk(await shop.visitor(looks[0]), states, looks)).toEqual([])
  })
})
