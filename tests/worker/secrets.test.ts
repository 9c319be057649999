import { describe, expect, test } from 'vitest'
import { paymentGone } from '../../core/domain/order/order.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, cardEntry, isSettled, placeOrder, submitCard } from '../support/virtualShopper.ts'
import { sampleAddress } from '../../tools/simulate/shopper/sampleShopper.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { createSecrets } from '../../worker/sender/secrets.ts'

/** Two tabs at the billing step; the first leads. */
const atBilling = async (seed: number): Promise<readonly [VirtualBrowser, VirtualTab, VirtualTab]> => {
  const browser = createVirtualBrowser(seed, { record: true })
  const [leader, other] = [browser.openTab(), browser.openTab({ visible: false })]
  await browser.advance(2_000)
  addItem(leader, 'A-1')
  leader.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  expect(await browser.until(() => isSettled(browser) && other.views.cart.lines.length > 0, 20_000)).toBe(true)
  expect(leader.views.connection.leader).toBe(true)
  return [browser, leader, other]
}

const cardCalls = ({ shop }: VirtualBrowser) => shop.arrivals.filter(({ name }) => name === 'addPaymentInstrument')

describe('a card on its way', () => {
  test('PAY-01 a card typed in a tab that does not lead is sent by that tab', async () => {
    const [browser, , other] = await atBilling(1)
    submitCard(other)
    expect(await browser.until(() => isSettled(browser) && other.views.checkout.card?.state === 'saved', 20_000)).toBe(
      true,
    )
    expect(cardCalls(browser).map(({ tabId }) => tabId)).toEqual([other.tabId])
    expect(cardCalls(browser)[0]?.body).toMatchObject({ card: cardEntry })
  })

  test('PAY-01 a card with a lost answer is sent again under its key', async () => {
    const [browser, , other] = await atBilling(2)
    let lost = 2
    browser.network.fate = (request) =>
      request.endpoint.path.includes('payment') && lost-- > 0 ? 'lose-answer' : 'fine'
    submitCard(other)
    expect(await browser.until(() => isSettled(browser) && other.views.checkout.card?.state === 'saved', 20_000)).toBe(
      true,
    )
    expect(new Set(cardCalls(browser).map(({ key }) => key)).size).toBe(1)
  })

  test('PAY-01 a card whose worker dies before sending it is reported, and nothing hangs', async () => {
    const [browser, leader, other] = await atBilling(3)
    browser.network.online = false
    submitCard(other)
    await browser.advance(50)
    other.killWorker()
    browser.network.online = true
    expect(
      await browser.until(
        () => leader.views.checkout.card?.state === 'lost' && leader.views.cart.waiting === 0,
        20_000,
      ),
    ).toBe(true)
    expect(leader.views.checkout.step).toBe('billing')
    expect(cardCalls(browser)).toEqual([])
    other.startWorker()
    submitCard(other, 'card-2')
    expect(await browser.until(() => isSettled(browser) && leader.views.checkout.card?.state === 'saved', 20_000)).toBe(
      true,
    )
  })

  test('PAY-01 an order that waits for a card that is gone is not sent', async () => {
    const [browser, leader, other] = await atBilling(4)
    browser.network.fate = () => 'lose-request'
    submitCard(other)
    await browser.advance(30)
    placeOrder(leader)
    await browser.advance(30)
    expect(leader.views.order.placing).not.toBeNull()
    other.killWorker()
    browser.network.fate = () => 'fine'
    expect(await browser.until(() => leader.views.order.problem !== null, 60_000)).toBe(true)
    expect(leader.views.order).toMatchObject({ placing: null, problem: { errorId: paymentGone } })
    expect(browser.shop.model.orders).toEqual([])
  })

  test('PAY-01 the leader changes while the card is under way: it is not asked for again', async () => {
    for (let seed = 10; seed < 30; seed++) {
      const [browser, leader, other] = await atBilling(seed)
      submitCard(other)
      await browser.advance(40 + seed * 6)
      leader.killWorker()
      expect(
        await browser.until(
          () => other.views.checkout.card?.state === 'saved' && other.views.cart.waiting === 0,
          30_000,
        ),
      ).toBe(true)
    }
  })
})

test('PAY-01, AUTH-15 no card number, security code or token in the log, in a view, in news or between tabs', async () => {
  const [browser, leader, other] = await atBilling(5)
  submitCard(other)
  await browser.until(() => isSettled(browser) && leader.views.checkout.card?.state === 'saved', 20_000)
  placeOrder(leader)
  await browser.until(() => leader.views.order.confirmed !== null, 20_000)
  const everything = [...browser.traffic, JSON.stringify(browser.storedLog)].join('\n')
  expect(everything).toContain('4242')
  for (const secret of [cardEntry.number, cardEntry.securityCode, 'access-secret', 'refresh-secret']) {
    expect(everything.includes(secret) ? secret : null).toBeNull()
  }
})

test('PAY-01 a card that is never sent is forgotten after 30 minutes', () => {
  let now = 0
  const secrets = createSecrets(() => now)
  secrets.keep('card-1', cardEntry)
  now = 30 * 60_000 - 1
  expect(secrets.get('card-1')).toEqual(cardEntry)
  now += 1
  expect(secrets.get('card-1')).toBeNull()
})
