import { expect, test } from 'vitest'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { viewAudience } from '../../core/events/content/viewAudience.ts'
import { given } from '../support/given.ts'
import { stateWith } from '../support/sampleShop.ts'

const decisions = [{ experienceId: 'hero', variantId: 'repair' }]
const audience = (shop: ShopperState, locale: string) =>
  viewAudience(shop, { family: 'page', key: 'home' }, locale, 5, decisions)

test('SEG-04 a document is resolved for who signed in on this site, what is in the cart, and what was decided', () => {
  const member = given({ _tag: 'v1.SignedIn', site: 'us', consumerType: 'LOYALTY', at: 1, basketId: null }).shop
  expect(audience(member, 'en-us')).toMatchObject({ now: 5, locale: 'en-us', decisions })
  expect(audience(member, 'en-us').segments).toEqual(expect.arrayContaining(['loyalty', 'cartEmpty']))
  expect(audience(member, 'fr-fr').segments).toEqual(expect.arrayContaining(['loggedOut', 'cartEmpty']))
})

test('SEG-04 a cart counts as soon as something is shown in it', () => {
  expect(audience(initialState(), 'en-us').segments).toContain('cartEmpty')
  expect(audience(stateWith({}, null), 'en-us').segments).toContain('cartNotEmpty')
})
