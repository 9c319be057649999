// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readProfile } from '../../../../contracts/api/account/consumerApi.ts'
import { trackOrder } from '../../../../contracts/api/cart/purchaseApi.ts'
import type { InputOf } from '../../../../contracts/api/endpoint.ts'
import type { TrackedOrder } from '../../../../contracts/api/entities/purchase.ts'
import { withdrawFromContract } from '../../../../contracts/api/withdrawalApi.ts'
import { sampleItem } from '../../../support/sampleBasket.ts'
import { sampleProduct } from '../../../support/sampleProducts.ts'
import { focusedName, gone, pressAt } from '../content/onScreen.ts'
import { seededContent } from '../content/seededContent.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, seesAt, textsOf, valueOf } from '../pressing.ts'
import { deliveredOrder } from '../sampleOrders.ts'
import { sampleProfile } from '../sampleProfile.ts'
import { signedIn } from '../shopSteps.ts'
import { pageNames } from './pageNames.ts'

let screen: Screen
afterEach(() => screen.close())

/** A heading that took the focus, because what was pressed is gone. */
const isAtStep = (name: string) => expect.poll(focusedName).toBe(name)

/** A field is on the screen. */
const isShown = (label: string) => expect.poll(() => valueOf(label)).toBeDefined()

const scope = () => textsOf('.withdraw-facts > div:last-child').join()

type Statement = { readonly body: InputOf<typeof withdrawFromContract>['body']; readonly key: string | undefined }

/** Keeps each statement that arrives; the first `lost` of them are not answered. */
const receives = (arrived: Statement[], lost = 0): FixedAnswer => ({
  to: withdrawFromContract,
  answer: ({ body }: InputOf<typeof withdrawFromContract>, key) => {
    arrived.push({ body, key })
    return arrived.length > lost
      ? { _tag: 'Confirmed', body: { number: 'WD-2222-2222', receivedAt: Date.now() }, replayed: false }
      : { _tag: 'Unknown', reason: 'network', status: null, retryAfterMs: null }
  },
})

test('LAW-15 an error goes once its field is right, and a name is never called a wrong address', async () => {
  screen = await openScreen('/en-gb/withdraw', { answers: seededContent('en-gb') })
  const inSummary = () => textsOf('main .refusal a')
  await press('Continue')
  await expect.poll(inSummary).toEqual(['Your name', 'Order number', 'Email'])
  await fill('Your name', 'Wren Holloway')
  await fill('Email', 'wren')
  await seesAt('Your name', '')
  await seesAt('Email', 'Email is not valid')
  await fill('Email', 'wren@example.com')
  await expect.poll(inSummary).toEqual(['Order number'])
})

test('LAW-15 a signed-in shopper finds name and address filled in, and cancels in British words', async () => {
  const arrived: Statement[] = []
  screen = await openScreen('/en-gb/track-order', {
    answers: [...seededContent('en-gb'), says(readProfile, { consumerProfile: sampleProfile }), receives(arrived)],
    before: signedIn,
  })
  await pressAt('footer a', 'Cancel contract here')
  await sees('main h1', 'Cancel your contract')
  await expect.poll(() => valueOf('Email')).toBe('wren@example.com')
  await expect.poll(() => valueOf('Your name')).toBe('Wren Holloway')
  await fill('Order number', 'CN-2222-2222')
  await press('Continue')
  await isAtStep('Please check and confirm')
  expect(arrived).toEqual([])
  await press('Confirm cancellation')
  await isAtStep('We’ve received your cancellation')
  expect(arrived.map(({ body }) => body)).toEqual([
    { name: 'Wren Holloway', orderNumber: 'CN-2222-2222', email: 'wren@example.com' },
  ])
})

test('LAW-14 nothing of it stands at the foot of a page in North America', async () => {
  screen = await openScreen('/en-us/track-order', { answers: seededContent() })
  await expect.poll(() => textsOf('footer a')).toContain('Privacy')
  expect(document.querySelector('a[href$="/withdraw"]')).toBeNull()
})

/** Two pairs that have arrived. */
const german: TrackedOrder = {
  ...deliveredOrder,
  orderNumber: 'CN-3333-3333',
  email: 'anna@example.com',
  currency: 'EUR',
  items: [sampleItem(sampleProduct('A-1', { currency: 'EUR' }), 'i-1', 2)],
  shipments: deliveredOrder.shipments.map((shipment) => ({
    ...shipment,
    address: {
      ...sampleProfile.consumerDetails.address[0]!,
      firstName: 'Anna',
      lastName: 'Berger',
    },
  })),
}

test('LAW-14 LAW-19 a guest withdraws from one of two boots as tracked: all is filled in, and what was not sent is sent once', async () => {
  const arrived: Statement[] = []
  pageNames({ name: 'Cairn Outfitters', email: 'help@cairn.example' })
  screen = await openScreen('/de-de/track-order?order=CN-3333-3333', {
    answers: [says(trackOrder, german), receives(arrived, 1)],
  })
  await fill('E-Mail', 'anna@example.com')
  await press('Bestellung verfolgen')
  await press('Vertrag widerrufen')
  await sees('main h1', 'Vertrag widerrufen')
  expect([valueOf('Dein Name'), valueOf('Bestellnummer'), valueOf('E-Mail')]).toEqual([
    'Anna Berger',
    'CN-3333-3333',
    'anna@example.com',
  ])
  await sees('.withdraw-lines legend', 'Welche Artikel?')
  await choose('Style A-1, Moss, 9', '0')
  await press('Weiter')
  await seesAt('Style A-1, Moss, 9', 'Wähl mindestens einen Artikel.')
  await choose('Style A-1, Moss, 9', '1')
  await press('Weiter')
  await isAtStep('Bitte prüfen und bestätigen')
  await press('Widerruf bestätigen')
  await sees('main .refusal p', /Deine Eingaben sind noch da.*help@cairn\.example/)
  await press('Widerruf bestätigen')
  await isAtStep('Dein Widerruf ist eingegangen')
  await gone('main .refusal')
  expect(scope()).toMatch(/1 × Style A-1, Moss, 9$/)
  expect(arrived.map(({ body }) => body.items)).toEqual([[{ itemId: 'i-1', qty: 1 }], [{ itemId: 'i-1', qty: 1 }]])
  expect(new Set(arrived.map(({ key }) => key)).size).toBe(1)
  expect(arrived[0]?.key).toBeDefined()
})

test('LAW-20 a statement that had no answer is there again when the page is opened later, and counts once', async () => {
  const arrived: Statement[] = []
  screen = await openScreen('/de-de/withdraw', { answers: [receives(arrived, 2)] })
  await fill('Dein Name', 'Anna Berger')
  await fill('Bestellnummer', 'CN-3333-3333')
  await fill('E-Mail', 'anna@example.com')
  await press('Weiter')
  await press('Widerruf bestätigen')
  await sees('main .refusal p', /Deine Eingaben sind noch da/)
  screen.reload()
  await isAtStep('Bitte prüfen und bestätigen')
  await sees('main .refusal p', /Deine Eingaben sind noch da/)
  expect(textsOf('.withdraw-facts dd').join()).toMatch(/Anna Berger.*CN-3333-3333.*anna@example\.com/)
  await press('Widerruf bestätigen')
  await expect.poll(() => arrived.length).toBe(2)
  await sees('main .refusal p', /Deine Eingaben sind noch da/)
  await press('Angaben ändern')
  expect([valueOf('Dein Name'), valueOf('Bestellnummer')]).toEqual(['Anna Berger', 'CN-3333-3333'])
  await press('Weiter')
  await press('Widerruf bestätigen')
  await isAtStep('Dein Widerruf ist eingegangen')
  expect(new Set(arrived.map(({ key }) => key)).size).toBe(1)
  expect(arrived.length).toBe(3)
  screen.reload()
  await isShown('Dein Name')
  expect(valueOf('Dein Name')).toBe('')
})

test('LAW-20 a statement about another order is not offered, nor one of three weeks ago', async () => {
  const statement = { name: 'Anna Berger', orderNumber: 'CN-3333-3333', email: 'anna@example.com' }
  const unsent = { statement, lines: [], request: { text: '["withdraw"]', key: 'k' }, at: Date.now() }
  localStorage.setItem('cairn:withdrawal', JSON.stringify(unsent))
  screen = await openScreen('/de-de/withdraw?order=CN-4444-4444', {})
  await isShown('Dein Name')
  expect(valueOf('Bestellnummer')).toBe('CN-4444-4444')
  localStorage.setItem('cairn:withdrawal', JSON.stringify({ ...unsent, at: Date.now() - 21 * 86_400_000 }))
  screen.close()
  screen = await openScreen('/de-de/withdraw', {})
  await isShown('Dein Name')
  await expect.poll(() => localStorage.getItem('cairn:withdrawal')).toBeNull()
  expect(valueOf('Bestellnummer')).toBe('')
})
