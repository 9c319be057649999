import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodForm, signUpFacts } from '../../domain/account/signUpForms.ts'
import { signUpToSend } from '../../../core/domain/account/signUpToSend.ts'
import type { Limit } from '../../../server/limits/Limit.ts'
import { limitTable } from '../../../server/limits/limitTable.ts'
import { tryOf } from '../../../server/limits/countAgainst.ts'
import type { LimitName } from '../../../server/limits/limitTable.ts'
import { codeStage } from '../codes/support/codeStage.ts'
import type { CodeStage } from '../codes/support/codeStage.ts'
import type { Person } from '../codes/support/openPerson.ts'
import { copiesIn } from '../codes/support/copies.ts'
import {
  accountNotice,
  formNotice,
  giftCardNotice,
  lastRefusal,
  pageNotice,
  refusedBy,
  signUpNotice,
} from '../codes/support/seen.ts'
import type { Seen } from '../codes/support/seen.ts'

const client = '198.51.100.7'
let stage: CodeStage
beforeAll(async () => {
  stage = await codeStage({ clientOf: () => client })
  // Another caller behind the same address has reached every limit per client.
  const full = (limitTable as readonly (Limit & { readonly name: LimitName })[]).filter(
    ({ name, per }) => per.length === 1 && per[0] === 'client' && name !== 'guest-client',
  )
  const ends_at = stage.clock.now + 15 * 60_000
  await stage.storage.db
    .insertInto('limit_count')
    .values(full.map(({ name, most }) => ({ id: tryOf(name, client).id, tried: most, most, ends_at })))
    .execute()
})
afterAll(async () => {
  stage.everybodyLeaves()
  await stage.close()
})

const ask: Readonly<Record<string, (person: Person) => Promise<Seen>>> = {
  'the sign-in form': async (person) =>
    accountNotice('sign-in', await person.request('signIn', { email: 'consumer@example.com', password: 'Trail-2026' })),
  'the sign-up form': async (person) =>
    signUpNotice(
      await person.request('signUp', {
        entry: signUpToSend({ ...goodForm(), email: 'new@example.com', phone: '' }, signUpFacts(), {}),
      }),
    ),
  'the form for a new password': async (person) =>
    accountNotice('forgot password', await person.request('askResetLink', { email: 'consumer@example.com' })),
  'order tracking': async (person) =>
    pageNotice('tracking', await person.look('trackedOrder', { orderNumber: 'CN-2222-2222', email: 'a@example.com' })),
  'cancelling an order': async (person) =>
    formNotice(
      'tracking',
      await person.request('cancelOrder', { orderNumber: 'CN-2222-2222', email: 'a@example.com' }),
    ),
  'the contact form': async (person) =>
    formNotice(
      'contact',
      await person.request('contact', {
        category: 'Products',
        subject: 'Which size?',
        email: 'a@example.com',
        message: 'Mine are 26 cm.',
      }),
    ),
  'the balance of a gift card': async (person) =>
    giftCardNotice(refusedBy(await person.request('giftCardBalance', { cardNumber: '6006000000000019', pin: '2468' }))),
  'a gift card at checkout': async (person) => {
    await person.add(stage.usual)
    await person.giveAddress()
    const secretRef = crypto.randomUUID()
    await person.tab.host().keepCard(secretRef, { cardNumber: '6006000000000019', pin: '2468' })
    await person.did({ _tag: 'AddGiftCard', secretRef, last4: '0019' })
    return giftCardNotice(lastRefusal(person))
  },
}

test.each(Object.keys(ask))('ERR-03 LIM429 %s says when to try again, in English and in French', async (screen) => {
  const [english, french] = [await ask[screen]!(stage.open()), await ask[screen]!(stage.open({ locale: 'fr-fr' }))]
  expect(english.code).toBe('LIM429')
  expect(french.code).toBe('LIM429')
  expect(english.says(copiesIn('en'))).toBe('Too many attempts. Please try again in 15 minutes.')
  expect(french.says(copiesIn('fr'))).toBe('Trop de tentatives. Veuillez réessayer dans 15 minutes.')
  if (screen.includes('gift card')) expect(english.place).toBe('checkout, billing: at the gift card’s number')
})

test('AUTH-25 the worker sends the secret of its device with every sign-in, the same after signing out, and another device another', async () => {
  await stage.storage.db.deleteFrom('limit_count').execute()
  const sent: unknown[] = []
  const onTheWay = (body: { readonly device?: string }, path: string) => {
    if (path.endsWith('/auth/signin')) sent.push(body.device)
    return body
  }
  const [one, other] = [stage.open({ onTheWay }), stage.open({ onTheWay })]
  await one.signIn('regular@example.com')
  await one.request('signIn', { email: 'regular@example.com', password: 'wrong' })
  await other.signIn('regular@example.com')
  expect(sent[0] === sent[1]).toBe(true)
  expect(sent[0] === sent[2]).toBe(false)
  for (const secret of sent) expect(secret).toMatch(/^[\da-f-]{72}$/)
  expect(JSON.stringify(one.tab.views)).not.toContain(sent[0])
})
