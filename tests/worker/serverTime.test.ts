import { expect, test } from 'vitest'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createVirtualBrowser, simulationStart } from '../support/virtualBrowser.ts'
import { addItem } from '../support/virtualShopper.ts'

const year = 365 * 86_400_000
const expired = { _tag: 'Rejected', rejection: { _tag: 'CardExpired' } }
const taken = { _tag: 'Accepted' }

/** What a billing step with a card that is good until the end of `expiryYear` comes to, and the time that stands in the log with it. */
const billed = async (ahead: number | null | undefined, expiryYear: number) => {
  const browser = createVirtualBrowser(3)
  if (ahead !== undefined) browser.network.ahead = ahead
  const tab = browser.openTab()
  await browser.advance(2_000)
  addItem(tab, 'A-1')
  await browser.advance(2_000)
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await browser.advance(2_000)
  const asked = tab.dispatch({
    _tag: 'SubmitBilling',
    address: sampleAddress,
    card: { ...sampleCard, expiryYear, expiryMonth: 12 },
    secretRef: 'card-1',
  })
  await browser.advance(2_000)
  const cause = JSON.stringify(browser.storedLog.commits).match(/"serverAt":(\d+|null)/)?.[1]
  return {
    outcome: asked.outcome,
    ahead:
      cause === undefined ? undefined : cause === 'null' ? null : Math.round((Number(cause) - asked.command.at) / year),
  }
}
const deviceYear = new Date(simulationStart).getUTCFullYear()

test('PAY-18 a device whose clock is five years ahead of the shop pays with a card that is good, and one five years behind not with one that is over', async () => {
  expect(await billed(-5 * year, deviceYear - 3)).toMatchObject({ outcome: taken, ahead: -5 })
  expect(await billed(-5 * year, deviceYear - 7)).toMatchObject({ outcome: expired })
  expect(await billed(5 * year, deviceYear + 3)).toMatchObject({ outcome: expired })
  expect(await billed(5 * year, deviceYear + 7)).toMatchObject({ outcome: taken, ahead: 5 })
})

test('PAY-18 as long as no answer has told the shop’s time, the shop judges the card', async () => {
  expect(await billed(null, deviceYear - 3)).toMatchObject({ outcome: taken, ahead: null })
})
