import { expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'

test('TRK-03 an answer is the same in two tabs, in one opened later and after a reload', async () => {
  const browser = createVirtualBrowser(1)
  const [one, two] = [browser.openTab(), browser.openTab({ visible: false })]
  const answers = () => browser.tabs.map(({ views }) => views.consent.answer?.categories.join())
  one.dispatch({
    _tag: 'GiveConsent',
    categories: ['C0001', 'C0002'],
    policyVersion: 1,
    hasPrivacyControl: false,
  })
  expect(await browser.until(() => answers().every((each) => each === 'C0001,C0002'), 20_000)).toBe(true)
  two.dispatch({ _tag: 'GiveConsent', categories: [], policyVersion: 1, hasPrivacyControl: false })
  browser.openTab()
  expect(await browser.until(() => answers().every((each) => each === 'C0001'), 20_000)).toBe(true)
  one.startWorker()
  await browser.advance(1_000)
  expect(await browser.until(() => answers().every((each) => each === 'C0001'), 20_000)).toBe(true)
})
