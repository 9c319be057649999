import { describe, expect, test } from 'vitest'
import { sessionEnded, signedIn, termsAccepted } from '../../../core/commands/account/signedIn.ts'
import type { Account } from '../../../core/domain/account/account.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { decidedAt, given } from '../../support/given.ts'
import { orderUnderWay, shopperWith, stateWith } from '../../support/sampleShop.ts'

const us = { site: 'us', consumerType: 'REGISTERED', at: 1 } as const
const fr = { site: 'fr', consumerType: 'LOYALTY', at: 2 } as const
const associate = { ...sampleSeller, activeAt: 5 }
const withAccount = (more: Partial<Account>): ShopperState => shopperWith({ account: more })
const ordering = (shop: ShopperState): ShopperState => shopperWith({ order: { placing: orderUnderWay } }, shop)
const out = { _tag: 'v1.SignedOut', site: 'us', at: decidedAt, reason: 'asked', remaining: [fr] }

test('AUTH-13 AUTH-16 signing out leaves one site: the others stay signed in, and who sells goes on selling', () => {
  const shop = withAccount({ signedIn: [us, fr] })
  given(shop).when({ _tag: 'SignOut', site: 'us' }).then([out])
  given(shopperWith({ account: { associate } }, shop))
    .when({ _tag: 'SignOut', site: 'us' })
    .then([{ ...out, associate }])
  given(shop).when({ _tag: 'SignOut', site: 'ca' }).then([])
  given(ordering(shop)).when({ _tag: 'SignOut', site: 'us' }).then({ _tag: 'OrderUnderWay' })
})

describe('a session that begins and ends', () => {
  test('AUTH-07 a sign-in is a fact', () => {
    expect(signedIn({ ...us, basketId: 'b9', hasAcceptedTerms: false })).toEqual([
      { _tag: 'v1.SignedIn', ...us, basketId: 'b9' },
    ])
  })

  const shop = withAccount({ signedIn: [us, fr] })

  test('AUTH-07 a session the server ended takes what is the account’s along', () => {
    expect(sessionEnded(shop, 'us', decidedAt)).toEqual([{ ...out, reason: 'ended' }])
  })

  test('AUTH-07 a session that ends during an order is only noted', () => {
    expect(sessionEnded(ordering(shop), 'us', decidedAt)).toEqual([
      { _tag: 'v1.SessionLost', site: 'us', at: decidedAt },
    ])
  })

  test('AUTH-07 a guest whose session the server ended looks at cart and lists afresh', () => {
    const favorites = { favoriteId: 'l1' }
    const refresh = { _tag: 'v1.RefreshRequested', id: `session-${decidedAt}` }
    expect(sessionEnded(stateWith({}, null), 'us', decidedAt)).toEqual([refresh])
    expect(sessionEnded(stateWith({ refresh: { id: 'r' } }, null), 'us', decidedAt)).toEqual([])
    expect(sessionEnded(shopperWith({ favorites }, stateWith({ basket: null }, null)), 'us', decidedAt)).toEqual([
      { _tag: 'v1.FavoritesRefreshRequested', id: `session-${decidedAt}` },
    ])
  })

  test('AUTH-07 a session of another site changes nothing', () => {
    expect(sessionEnded(shop, 'ca', decidedAt)).toEqual([])
  })
})

describe('the terms of an employee', () => {
  test('AUTH-17 only an employee signs in owing the terms, unless they are accepted', () => {
    const facts = { ...us, consumerType: 'EMPLOYEE', basketId: null } as const
    const answers = (['EMPLOYEE', 'ATHLETE'] as const).flatMap((consumerType) =>
      [false, true].map((hasAcceptedTerms) => signedIn({ ...facts, consumerType, hasAcceptedTerms })[0]),
    )
    expect(answers.map((event) => event?._tag === 'v1.SignedIn' && event.owesTerms)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('AUTH-17 accepted terms are a fact once, of that site alone', () => {
    const shop = withAccount({ signedIn: [{ ...us, consumerType: 'EMPLOYEE', owesTerms: true }] })
    expect(termsAccepted(shop, 'us', 7)).toEqual([{ _tag: 'v1.EmployeeTermsAccepted', site: 'us', at: 7 }])
    expect(termsAccepted(shop, 'ca', 7)).toEqual([])
    expect(termsAccepted(withAccount({ signedIn: [us] }), 'us', 7)).toEqual([])
  })
})

test('BIS-01 BIS-06 a session of a store begins once for each seller, and its end takes the seller along too', () => {
  const selling = withAccount({ associate })
  const starts = (more: Partial<typeof sampleSeller> = {}, shop = selling) =>
    given(shop).when({ _tag: 'StartAssociateSession', session: { ...sampleSeller, ...more } })
  starts().then([])
  starts({}, initialState()).then([
    { _tag: 'v1.AssociateSessionStarted', session: { ...sampleSeller, activeAt: decidedAt } },
  ])
  starts({ storeEmployeeId: 'US001-2' }).thenMatches([{ session: { storeEmployeeId: 'US001-2' } }])
  starts({ storeId: 'US002' }).thenMatches([{ session: { storeId: 'US002' } }])
  starts({ storeId: 'US002' }, ordering(selling)).then({ _tag: 'OrderUnderWay' })
  given(selling)
    .when({ _tag: 'EndAssociateSession', site: 'us' })
    .then([{ ...out, reason: 'store', remaining: [] }])
  given().when({ _tag: 'EndAssociateSession', site: 'us' }).then([])
  given().when({ _tag: 'NoteAssociateActive' }).then([])
  given(selling)
    .when({ _tag: 'NoteAssociateActive' })
    .then([{ _tag: 'v1.AssociateActive', at: decidedAt }])
})

describe('AUTH-24 an agent who signed in beside the seller', () => {
  const agentUntil = decidedAt + 600_000

  test('AUTH-24 is a fact although the seller is the same', () => {
    given(withAccount({ associate }))
      .when({ _tag: 'StartAssociateSession', session: sampleSeller, agentUntil })
      .then([{ _tag: 'v1.AssociateSessionStarted', session: { ...sampleSeller, activeAt: decidedAt, agentUntil } }])
  })

  test('AUTH-24 is gone when the customer signs out, and the seller goes on selling', () => {
    given(withAccount({ signedIn: [us, fr], associate: { ...associate, agentUntil } }))
      .when({ _tag: 'SignOut', site: 'us' })
      .then([{ ...out, associate }])
  })
})
