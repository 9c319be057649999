import { expect, test } from 'vitest'
import type { BareCommand } from '../support/sentCommand.ts'
import { sampleFavorite } from '../support/sampleProducts.ts'
import { isSettled, lineKeyOf } from '../support/virtualShopper.ts'
import { shopping, sitesOf } from '../support/twoTabs.ts'

const listCalls = ['/wishlists/', '/saveForLater', '/favorites']

test('AUTH-19 FAV-17 once an employee is signed in, no call about favorites or saved items is made, not even to bring the guest’s along', async () => {
  const [browser, tab] = await shopping(3)
  const press = async (command: BareCommand) => {
    const pressed = tab.dispatch(command as never)
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    return pressed.outcome
  }
  await press({ _tag: 'AddFavorite', product: sampleFavorite('P-1') })
  browser.shop.sessions.employ('consumer-1')
  const before = browser.shop.arrivals.length
  let isDone = false
  void tab
    .host()
    .request('signIn', { email: 'wren@example.com', password: 'Trail-2026' }, 'key')
    .then(() => (isDone = true))
  expect(await browser.until(() => isDone, 60_000)).toBe(true)
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(sitesOf(tab)).toEqual(['us EMPLOYEE'])

  for (const command of [
    { _tag: 'AddFavorite', product: sampleFavorite('P-2') },
    { _tag: 'RefreshFavorites' },
    { _tag: 'RefreshSaved' },
    { _tag: 'SaveForLater', lineKey: lineKeyOf('A-1') },
  ] as const)
    expect(await press(command)).toMatchObject({ rejection: { _tag: 'FavoritesOff' } })
  const lines = browser.shop.arrivals.slice(before).map(({ line }) => line)
  expect(lines.some((line) => line.includes('/consumers-v3/auth/signin'))).toBe(true)
  expect(lines.filter((line) => listCalls.some((part) => line.includes(part)))).toEqual([])
})
