import { describe, expect, test } from 'vitest'
import { consentCategories } from '../../../core/domain/consent/consent.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { decidedAt, given } from '../../support/given.ts'
import type { ShopEvent } from '../../../core/events/shop/shopEvent.ts'

const asked = { _tag: 'GiveConsent', policyVersion: 1, hasPrivacyControl: false } as const
const givenEarlier: ShopEvent = {
  _tag: 'v1.ConsentGiven',
  categories: ['C0001', 'C0003'],
  policyVersion: 1,
  at: 7,
}
const signedIn: ShopEvent = { _tag: 'v1.SignedIn', site: 'fr', consumerType: 'REGISTERED', at: 1, basketId: null }

describe('an answer to the notice', () => {
  test('TRK-03 is a fact with what is agreed to, the version of the notice and the instant', () => {
    given()
      .when({ ...asked, categories: ['C0003', 'C0002'] })
      .then([{ _tag: 'v1.ConsentGiven', categories: ['C0001', 'C0002', 'C0003'], policyVersion: 1, at: decidedAt }])
  })

  test('TRK-03 Global Privacy Control takes targeting out of "accept all"', () => {
    given()
      .when({ ...asked, categories: consentCategories, hasPrivacyControl: true })
      .thenMatches([{ categories: ['C0001', 'C0002', 'C0003'] }])
  })

  test('TRK-03 to withdraw is the same command with less in it', () => {
    const { shop } = given(givenEarlier).when({ ...asked, categories: [] })
    expect(shop.consent).toEqual({ categories: ['C0001'], policyVersion: 1, at: decidedAt })
  })

  test('TRK-03 the same answer is no news, the same one to a new notice is', () => {
    given(givenEarlier)
      .when({ ...asked, categories: ['C0003'] })
      .then([])
    given(givenEarlier)
      .when({ ...asked, categories: ['C0003'], policyVersion: 2 })
      .thenMatches([{ policyVersion: 2 }])
  })
})

describe('what ends a visit', () => {
  test('AUTH-13 TRK-03 a sign-out keeps the answer and its instant, in the commit with which the log starts over', () => {
    const { events, shop } = given(signedIn, givenEarlier).when({ _tag: 'SignOut', site: 'fr' })
    expect(events.map(({ _tag }) => _tag)).toEqual(['v1.SignedOut', 'v1.ConsentGiven'])
    expect(shop.consent).toEqual({ categories: ['C0001', 'C0003'], policyVersion: 1, at: 7 })
    expect(given(...events).shop).toEqual(shop.recentCommands.length > 0 ? { ...shop, recentCommands: [] } : shop)
  })

  test('AUTH-13 a sign-out of somebody who was never asked names no consent', () => {
    given(signedIn)
      .when({ _tag: 'SignOut', site: 'fr' })
      .thenMatches([{ _tag: 'v1.SignedOut' }])
  })

  test('BIS-06 the next customer at a store’s device answers for themselves', () => {
    const selling = given(givenEarlier).when({ _tag: 'StartAssociateSession', session: sampleSeller }).shop
    expect(given(selling).when({ _tag: 'EndAssociateSession', site: 'us' }).shop.consent).toBeNull()
  })
})
