import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import { replayLog } from '../../tools/replay/replayLog.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, settled } from '../support/virtualShopper.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { dispatchUnread } from '../support/dispatchUnread.ts'

/** Planted secrets. None may be readable anywhere but in the one request that needs it. */
const card: CardEntry = {
  number: '4000056655665556',
  securityCode: '8317',
  expiryMonth: 11,
  expiryYear: 2031,
  holder: 'Canary Bird',
}
const tokens = /(?:access|refresh)-secret-\d+/
const written: string[] = []

beforeEach(() => {
  written.length = 0
  for (const way of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, way).mockImplementation((...words) => void written.push(JSON.stringify(words)))
})
afterEach(() => vi.restoreAllMocks())

const atBilling = async (seed: number): Promise<readonly [VirtualBrowser, VirtualTab]> => {
  const browser = createVirtualBrowser(seed, { record: true })
  const tab = browser.openTab()
  await browser.advance(500)
  addItem(tab, 'A-1')
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  expect(await browser.until(() => isSettled(browser), 20_000)).toBe(true)
  return [browser, tab]
}

const giveCard = (tab: VirtualTab, entry: CardEntry = card): void => {
  void tab.host().keepCard('card-1', entry)
  const face = { ...sampleCard, bin: '400005', last4: '5556', holder: entry.holder }
  tab.dispatch({ _tag: 'SubmitBilling', address: sampleAddress, card: face, secretRef: 'card-1' })
}

/**
 * Everything about a shop that can be read outside the worker's memory: by file, screen, recorder, console or another
 * tab.
 */
const readable = async (browser: VirtualBrowser, tab: VirtualTab): Promise<string> => {
  const recorder = await settled(browser, tab.host().openRecorder())
  const { first, seq } = await recorder.head()
  const exported = await recorder.export()
  await recorder.advance()
  const looks = await Promise.all(Array.from({ length: seq - first + 1 }, (_, place) => recorder.look(first + place)))
  expect(looks).not.toContain(null)
  const replayed = [false, true].map((json) =>
    replayLog(exported, { name: 'canary.ndjson', search: null, until: Infinity, verify: true, json }),
  )
  expect(replayed.flatMap(({ complaint }) => complaint)).toEqual([])
  return [browser.traffic, browser.storedLog, exported, looks, replayed, tab.views, tab.news, tab.asked, written]
    .map((part) => JSON.stringify(part))
    .join('\n')
}

const expectNoCanary = (text: string, entry: CardEntry = card): void => {
  expect(text).toContain('5556')
  expect(text.includes(entry.number) ? 'the card number' : null).toBeNull()
  expect(new RegExp(`(?<![0-9])${entry.securityCode}(?![0-9])`).exec(text)?.[0] ?? null).toBeNull()
  expect(tokens.exec(text)?.[0] ?? null).toBeNull()
}

test('AUTH-06 CHK-09 a password, a verifier, a code and their tokens leave no trace of a sign-in, a refused one or a sign-out', async () => {
  const browser = createVirtualBrowser(5, { record: true })
  const tab = browser.openTab()
  addItem(tab, 'A-1')
  await browser.until(() => isSettled(browser), 20_000)
  const outcomes = [
    await settled(
      browser,
      tab
        .host()
        .request('signIn', { email: 'wren@example.com', password: 'Canary-1234', botCheck: 'proof-canary-1' }, 'key'),
    ),
    await settled(
      browser,
      tab
        .host()
        .request('signIn', { email: 'wren@example.com', password: 'Trail-2026', botCheck: 'proof-canary-2' }, 'key'),
    ),
  ]
  await browser.until(() => isSettled(browser), 20_000)
  const signedIn = await readable(browser, tab)
  tab.dispatch({ _tag: 'SignOut', site: 'us' })
  expect(await browser.until(() => tab.views.account.left !== null, 20_000)).toBe(true)
  const sent = JSON.stringify(browser.shop.arrivals)
  const verifiers = [...sent.matchAll(/"codeVerifier":"([^"]+)"/g)].map(([, verifier]) => verifier ?? '')
  expect(sent.match(/"recaptcha_response":"proof-canary-[12]"/g)).toHaveLength(2)
  expect(outcomes.map(({ _tag }) => _tag)).toEqual(['Refused', 'Done'])
  expect(verifiers.length).toBe(1)
  for (const text of [JSON.stringify(outcomes), signedIn, await readable(browser, tab)]) {
    for (const secret of ['proof-canary', 'Canary-1234', 'Trail-2026', 'wren@example.com', ...verifiers])
      expect(text.includes(secret) ? secret : null).toBeNull()
    expect(/(?:access|refresh|code|state)-secret-\d+/.exec(text)?.[0] ?? null).toBeNull()
  }
})

const cardsSent = (browser: VirtualBrowser) =>
  browser.shop.arrivals.filter(({ name }) => name === 'addPaymentInstrument').map(({ body }) => body)

describe('a card leaves no trace', () => {
  test('PAY-01 CHK-09 outside its one request, nor does a bot check’s answer on their way to an order', async () => {
    const [browser, tab] = await atBilling(1)
    giveCard(tab)
    expect(await browser.until(() => isSettled(browser) && tab.views.checkout.card?.state === 'saved', 20_000)).toBe(
      true,
    )
    void tab.host().keepProof('proof-1', 'proof-canary')
    tab.dispatch({
      _tag: 'PlaceOrder',
      shownTotal: tab.views.cart.totals.total.minor,
      online: true,
      botCheckRef: 'proof-1',
    })
    expect(await browser.until(() => tab.views.order.confirmed !== null, 20_000)).toBe(true)
    expect(
      browser.shop.arrivals
        .filter(({ body }) => JSON.stringify(body ?? null).includes('proof-canary'))
        .map(({ name }) => name),
    ).toEqual(['placeOrder'])
    expect(cardsSent(browser)).toEqual([expect.objectContaining({ card })])
    const elsewhere = browser.shop.arrivals.filter(({ name }) => name !== 'addPaymentInstrument')
    expect(JSON.stringify(elsewhere)).not.toContain(card.number)
    const text = await readable(browser, tab)
    expectNoCanary(text)
    expect(text).not.toContain('proof-canary')
  })

  test('PAY-01 when it is refused, and its answer lost again and again', async () => {
    const [browser, tab] = await atBilling(2)
    browser.shop.refuse.set('addPaymentInstrument', 'PAY400')
    let lost = 3
    browser.network.fate = ({ endpoint }) => (endpoint.path.includes('payment') && lost-- > 0 ? 'lose-answer' : 'fine')
    giveCard(tab)
    expect(await browser.until(() => isSettled(browser) && tab.views.cart.refusals.length > 0, 60_000)).toBe(true)
    expectNoCanary(await readable(browser, tab))
  })

  test('PAY-01 when it cannot be written down, and the refusal names the field', async () => {
    const [browser, tab] = await atBilling(3)
    const odd = { ...card, number: '4000-0566-5566-CANARY' }
    giveCard(tab, odd)
    expect(await browser.until(() => isSettled(browser) && tab.views.cart.refusals.length > 0, 60_000)).toBe(true)
    expect(cardsSent(browser)).toEqual([])
    const text = await readable(browser, tab)
    expectNoCanary(text, odd)
    expect(text).toContain('card.number')
  })

  test('PAY-01 when a page smuggles it into a command, as what no schema allows is dropped or refused unread', async () => {
    const [browser, tab] = await atBilling(4)
    const smuggled = {
      ...sampleCard,
      bin: '400005',
      last4: '5556',
      number: card.number,
      securityCode: card.securityCode,
    }
    const known = {
      _tag: 'SubmitBilling',
      commandId: 'smuggled-1',
      at: browser.now(),
      address: { ...sampleAddress, cardNumber: card.number },
      card: smuggled,
      secretRef: 'card-1',
      number: card.number,
    }
    const outcomes = [
      await settled(browser, dispatchUnread(tab, known)),
      await settled(
        browser,
        dispatchUnread(tab, { ...known, commandId: 'smuggled-2', card: { ...smuggled, last4: card.number } }),
      ),
      await settled(browser, dispatchUnread(tab, { _tag: card.number, commandId: 'smuggled-3', at: 1 })),
    ]
    expect(outcomes.map(({ _tag }) => _tag)).toEqual(['Accepted', 'Rejected', 'Rejected'])
    await browser.until(() => isSettled(browser), 60_000)
    expectNoCanary(`${JSON.stringify(outcomes)}\n${await readable(browser, tab)}`)
  })
})
