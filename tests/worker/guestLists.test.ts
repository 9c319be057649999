import { expect, test } from 'vitest'
import { toFields } from '../../core/domain/fields/fields.ts'
import { sampleFavorite } from '../support/sampleProducts.ts'
import { called, shopping } from '../support/twoTabs.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, lineKeyOf } from '../support/virtualShopper.ts'

/** What a sign-in names as the guest's. */
const namedBySignIn = async (
  browser: VirtualBrowser,
  tab: Awaited<ReturnType<typeof shopping>>[1],
): Promise<unknown> => {
  let isDone = false
  void tab
    .host()
    .request('signIn', { email: 'wren@example.com', password: 'Trail-2026' }, 'key')
    .then(() => (isDone = true))
  expect(await browser.until(() => isDone && isSettled(browser), 60_000)).toBe(true)
  const exchanged = called(browser, 'fetchToken').find(({ body }) => 'authorizationCode' in toFields(body))
  return toFields(exchanged?.body)['guestObjects']
}

test('AUTH-07 AUTH-08 sign-in names the guest’s basket, favorites and saved items by their ids', async () => {
  const [browser, tab] = await shopping(4)
  addItem(tab, 'B-1')
  tab.dispatch({ _tag: 'AddFavorite', product: sampleFavorite('P-1') })
  tab.dispatch({ _tag: 'SaveForLater', lineKey: lineKeyOf('A-1') })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  const { favorites, saved } = browser.shop.model
  expect([favorites.ids(), saved.lines()]).toEqual([['P-1'], ['A-1×2']])
  expect(await namedBySignIn(browser, tab)).toEqual({
    basketId: expect.stringMatching(/./) as string,
    favoriteId: 'list-1',
    saveForLaterId: 'saved-1',
  })
})

test('AUTH-08 sign-in names no list that the guest has not', async () => {
  const [browser, tab] = await shopping(5)
  expect(await namedBySignIn(browser, tab)).toEqual({ basketId: expect.stringMatching(/./) as string })
})
