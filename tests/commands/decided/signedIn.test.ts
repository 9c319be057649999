import { expect, test } from 'vitest'
import { sessionEnded, signedIn, termsAccepted } from '../../../core/commands/account/signedIn.ts'
import type { Account } from '../../../core/domain/account/account.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { decided, decidedAt } from '../../support/decided.ts'
import { placing } from '../owed/owing.ts'

const us = { site: 'us', consumerType: 'REGISTERED', at: 1 } as const
const fr = { site: 'fr', consumerType: 'LOYALTY', at: 2 } as const
const associate = { ...sampleSeller, activeAt: 5 }
const withAccount = (more: Partial<Account>): ShopperState => ({
  ...initialState(),
  account: { ...initialState().account, ...more },
})
const ordering = (shop: ShopperState): ShopperState => ({ ...shop, order: { ...shop.order, placing } })
const out = { _tag: 'v1.SignedOut', site: 'us', at: decidedAt, reason: 'asked', remaining: [fr] }

test('AUTH-13 AUTH-16 signing out leaves one site: the others stay signed in, and who sells goes on selling', () => {
  const shop = withAccount({ signedIn: [us, fr] })
  expect(decided(shop, { _tag: 'SignOut', site: 'us' })).toStrictEqual([out])
  expect(decided({ ...shop, account: { ...shop.account, associate } }, { _tag: 'SignOut', site: 'us' })).toStrictEqual([
    { ...out, associate },
  ])
  expect(decided(shop, { _tag: 'SignOut', site: 'ca' })).toEqual([])
  expect(decided(ordering(shop), { _tag: 'SignOut', site: 'us' })).toEqual({ _tag: 'OrderUnderWay' })
})

test('AUTH-07 a sign-in is a fact; a session the server ended takes what is the account’s along, but never an order under way', () => {
  expect(signedIn({ ...us, basketId: 'b9', hasAcceptedTerms: false })).toEqual([
    { _tag: 'v1.SignedIn', ...us, basketId: 'b9' },
  ])
  const shop = withAccount({ signedIn: [us, fr] })
  expect(sessionEnded(shop, 'us', decidedAt)).toEqual([{ ...out, reason: 'ended' }])
  expect(sessionEnded(ordering(shop), 'us', decidedAt)).toEqual([{ _tag: 'v1.SessionLost', site: 'us', at: decidedAt }])
  expect(sessionEnded(shop, 'ca', decidedAt)).toEqual([])
})

test('AUTH-17 an employee signs in owing the terms, unless they are accepted; that they are is a fact once, of that site alone', () => {
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
  const shop = withAccount({ signedIn: [{ ...us, consumerType: 'EMPLOYEE', owesTerms: true }] })
  expect(termsAccepted(shop, 'us', 7)).toEqual([{ _tag: 'v1.EmployeeTermsAccepted', site: 'us', at: 7 }])
  expect([termsAccepted(shop, 'ca', 7), termsAccepted(withAccount({ signedIn: [us] }), 'us', 7)]).toEqual([[], []])
})

test('BIS-01 BIS-06 a session of a store begins once for each seller, and its end takes the seller along too', () => {
  const selling = withAccount({ associate })
  const starts = (more: Partial<typeof sampleSeller> = {}, shop = selling) =>
    decided(shop, { _tag: 'StartAssociateSession', session: { ...sampleSeller, ...more } })
  expect(starts()).toEqual([])
  expect(starts({}, initialState())).toEqual([
    { _tag: 'v1.AssociateSessionStarted', session: { ...sampleSeller, activeAt: decidedAt } },
  ])
  expect([starts({ storeEmployeeId: 'US001-2' }), starts({ storeId: 'US002' })]).toMatchObject([
    [{ session: { storeEmployeeId: 'US001-2' } }],
    [{ session: { storeId: 'US002' } }],
  ])
  expect(starts({ storeId: 'US002' }, ordering(selling))).toEqual({ _tag: 'OrderUnderWay' })
  expect(decided(selling, { _tag: 'EndAssociateSession', site: 'us' })).toStrictEqual([
    { ...out, reason: 'store', remaining: [] },
  ])
  expect(decided(initialState(), { _tag: 'EndAssociateSession', site: 'us' })).toEqual([])
  expect(decided(initialState(), { _tag: 'NoteAssociateActive' })).toEqual([])
  expect(decided(selling, { _tag: 'NoteAssociateActive' })).toEqual([{ _tag: 'v1.AssociateActive', at: decidedAt }])
})
