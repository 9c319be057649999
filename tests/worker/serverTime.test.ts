import { describe, expect, test } from 'vitest'
import type { QueryMessage } from '../../contracts/queries.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { askQuery } from '../../core/adapters/queries/askQuery.ts'
import { memoryQueryCache } from '../../core/adapters/queries/QueryCache.memory.ts'
import { subscriptionToSend } from '../../core/domain/account/profileRules.ts'
import { loadOnDemand } from '../../worker/requests/loadOnDemand.ts'
import { fetchQuery } from '../../worker/requests/queryCalls.ts'
import { requestHandlers } from '../../worker/requests/requestHandlers.ts'
import { requestSettings } from './requestSettings.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createVirtualBrowser, simulationStart } from '../support/virtualBrowser.ts'
import { addItem } from '../support/virtualShopper.ts'

const year = 365 * 86_400_000
const expired = { _tag: 'Rejected', rejection: { _tag: 'CardExpired' } }
const taken = { _tag: 'Accepted' }

/**
 * The outcome of a billing step with a card that is valid until the end of `expiryYear`, and the time that the log
 * records with it.
 */
const billed = async (ahead: number | null | undefined, expiryYear: number) => {
  const browser = createVirtualBrowser(3)
  if (ahead !== undefined) browser.network.ahead = ahead
  const tab = browser.openTab()
  await browser.advance(2_000)
  addItem(tab, 'A-1')
  await browser.advance(2_000)
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await browser.advance(2_000)
  const pressed = tab.dispatch({
    _tag: 'SubmitBilling',
    address: sampleAddress,
    card: { ...sampleCard, expiryYear, expiryMonth: 12 },
    secretRef: 'card-1',
  })
  await browser.advance(2_000)
  const cause = JSON.stringify(browser.storedLog.commits).match(/"serverAt":(\d+|null)/)?.[1]
  return {
    outcome: pressed.outcome,
    ahead:
      cause === undefined
        ? undefined
        : cause === 'null'
          ? null
          : Math.round((Number(cause) - pressed.command.at) / year),
  }
}
const deviceYear = new Date(simulationStart).getUTCFullYear()

describe('on a device whose clock is five years wrong', () => {
  test('PAY-18 a card that is still valid pays, though the clock is ahead of its expiry', async () => {
    expect(await billed(-5 * year, deviceYear - 3)).toMatchObject({ outcome: taken, ahead: -5 })
  })

  test('PAY-18 an expired card does not pay when the clock is ahead', async () => {
    expect(await billed(-5 * year, deviceYear - 7)).toMatchObject({ outcome: expired })
  })

  test('PAY-18 an expired card does not pay, though the clock is behind its expiry', async () => {
    expect(await billed(5 * year, deviceYear + 3)).toMatchObject({ outcome: expired })
  })

  test('PAY-18 a valid card pays when the clock is behind', async () => {
    expect(await billed(5 * year, deviceYear + 7)).toMatchObject({ outcome: taken, ahead: 5 })
  })
})

test('PAY-18 the shop judges the card until an answer has given the shop’s time', async () => {
  expect(await billed(null, deviceYear - 3)).toMatchObject({ outcome: taken, ahead: null })
})

test('TIME-02 the day that an age is judged by is asked of the server each time, and never kept', async () => {
  await loadOnDemand()
  const clock = virtualClock(simulationStart - 5 * year)
  const timestamps = [simulationStart, simulationStart + 60_000]
  const { session } = requestSettings(({ id }) => ({
    _tag: 'Confirmed',
    body: { id, timestamp: timestamps.shift() },
    replayed: false,
  }))
  const messages: QueryMessage<unknown>[] = []
  const asking = {
    cache: memoryQueryCache(clock),
    clock,
    fetchAnswer: (query: Parameters<typeof fetchQuery>[2]) => fetchQuery(session, 'en-us', query),
    isOnline: () => true,
    scope: 'en-us',
  }
  for (let nth = 0; nth < 2; nth++)
    await askQuery(asking, { name: 'serverTime', ask: {} }, (message) => messages.push(message))
  expect(messages).toMatchObject([
    { _tag: 'Answered', from: 'server', answer: { id: 'API-084', timestamp: simulationStart } },
    { _tag: 'Answered', from: 'server', answer: { id: 'API-084', timestamp: simulationStart + 60_000 } },
  ])
})

test('TIME-02 an opt-in leaves without a date, so that the server’s day is written down', async () => {
  const sent: object[] = []
  const settings = requestSettings(({ input }) => (sent.push(input), { _tag: 'Confirmed', body: {}, replayed: false }))
  const chosen = { channel: 'email', type: 'Newsletter', recipient: null, isOn: false } as const
  const subscription = subscriptionToSend(chosen, 'wren@example.com', true, 'en-us')
  await requestHandlers.changeSubscriptions(settings, { subscriptions: [subscription] }, 'k')
  expect(JSON.stringify(sent)).toContain('"optin":true')
  expect(JSON.stringify(sent)).not.toMatch(/date|\d{4}-\d{2}/i)
})
