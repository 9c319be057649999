import { endpoints } from '../../contracts/api/table.ts'
import { expect, test } from 'vitest'
import type { AccountCall, AccountOutcome } from '../../contracts/accountCalls.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, placeOrder, reachSummary, shownIn } from '../support/virtualShopper.ts'
import { refusal } from '../support/simulatedShopSessions.ts'
import { called, shopping, sitesOf } from '../support/twoTabs.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'

const entry = { email: 'maud@example.com', password: 'Boulder-2027' }

const signUp = async (
  browser: VirtualBrowser,
  tab: VirtualTab,
  changed: Partial<Extract<AccountCall, { readonly _tag: 'SignUp' }>> = {},
): Promise<AccountOutcome> => {
  const held: { outcome?: AccountOutcome } = {}
  void tab
    .host()
    .account({ _tag: 'SignUp', entry, attempt: 'attempt-1', ...changed })
    .then((outcome) => (held.outcome = outcome))
  if (!(await browser.until(() => held.outcome !== undefined, 60_000))) throw new Error('the sign-up says nothing')
  return held.outcome!
}

test('SIGN-35 SIGN-38 AUTH-07 a new account is signed in to at once, by the same road as every other; the guest’s cart comes along and every tab follows', async () => {
  const [browser, one, two] = await shopping(21)
  expect(await signUp(browser, one)).toEqual({ _tag: 'SignedIn', consumerType: 'REGISTERED', hasOrder: false })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(called(browser, 'signUp').map(({ key, body }) => [key, body])).toEqual([['attempt-1', entry]])
  expect(called(browser, 'signIn').map(({ body }) => body)).toMatchObject([
    { username: entry.email, codeChallenge: expect.stringMatching(/^[\w-]{43}$/) as string },
  ])
  expect([sitesOf(one), sitesOf(two), shownIn(one), keptBy(browser)]).toEqual([
    ['us REGISTERED'],
    ['us REGISTERED'],
    ['A-1×2'],
    ['A-1×2'],
  ])
  expect(JSON.stringify(browser.storedLog)).not.toContain('Boulder-2027')
})

test('LOY-02 LOY-03 whoever joins the loyalty program with the account is introduced to it, with who recommended the shop; without the consent nobody is', async () => {
  const [browser, one] = await shopping(28)
  const subscriptions = { newsletterConsent: false, loyaltyConsent: true, smsNotificationConsent: false }
  await signUp(browser, one, { entry: { ...entry, subscriptions, referralCode: 'FRIEND-7' } })
  await browser.advance(1_000)
  expect(called(browser, 'fetchLoyaltyToken').map(({ body }) => body)).toEqual([
    { usid: 'consumer-2', referralCode: 'FRIEND-7' },
  ])
  expect(JSON.stringify(browser.storedLog)).not.toContain('loyalty-secret')
  const [other, tab] = await shopping(29)
  await signUp(other, tab, { entry: { ...entry, referralCode: 'FRIEND-7' } })
  await other.advance(1_000)
  expect(called(other, 'fetchLoyaltyToken')).toEqual([])
})

test('AUTH-07 AUTH-13 somebody else signs in at another tab: nothing of the first one stays on the device or comes along, and every tab acts for the second', async () => {
  const [browser, one, two] = await shopping(30)
  const wren: { outcome?: AccountOutcome } = {}
  void one
    .host()
    .account({ _tag: 'SignIn', email: 'wren@example.com', password: 'Trail-2026' })
    .then((outcome) => (wren.outcome = outcome))
  expect(await browser.until(() => wren.outcome?._tag === 'SignedIn' && isSettled(browser), 30_000)).toBe(true)
  expect(shownIn(two)).toEqual(['A-1×2'])
  const ofWren = new Set(browser.shop.arrivals.map(({ headers }) => headers['authorization']))
  // The shop does not hear that the first one has gone: that session goes on there.
  browser.network.fate = ({ endpoint }) => (endpoint.id === endpoints.signOut.id ? 'lose-request' : 'fine')
  expect(await signUp(browser, two)).toMatchObject({ _tag: 'SignedIn' })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect([shownIn(one), shownIn(two), JSON.stringify(browser.storedLog).includes('A-1')]).toEqual([[], [], false])
  expect(browser.storedLog.commits[0]?.events).toMatchObject([{ _tag: 'v1.SignedOut' }, { _tag: 'v1.SignedIn' }])
  expect((await browser.world.sessionStore.get('us'))?.consumerNo).toBe('consumer-2')
  two.killWorker()
  addItem(one, 'B-1')
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect([shownIn(one), keptBy(browser)]).toEqual([['B-1×1'], ['B-1×1']])
  const since = browser.shop.arrivals.slice(browser.shop.arrivals.findLastIndex(({ name }) => name === 'signIn') + 1)
  expect(since.filter(({ headers }) => ofWren.has(headers['authorization'] ?? 'none')).map(({ name }) => name)).toEqual(
    [],
  )
})

test('SIGN-36 AUTH-29 the lead source goes into the source header, and without one the default', async () => {
  const [browser, one] = await shopping(22)
  await signUp(browser, one, { leadSource: 'FESTIVAL' })
  const second = createVirtualBrowser(23)
  await signUp(second, second.openTab())
  expect([
    called(browser, 'signUp')[0]?.headers['source'],
    called(second, 'signUp')[0]?.headers['source'],
    called(browser, 'signIn')[0]?.headers['source'],
  ]).toEqual(['FESTIVAL', 'ECOM15', undefined])
})

test('SIGN-41 an e-mail that somebody has is told with its code, nobody is signed in, and the cart stays', async () => {
  const [browser, one] = await shopping(24)
  expect(await signUp(browser, one, { entry: { ...entry, email: 'wren@example.com' } })).toMatchObject({
    _tag: 'Refused',
    errorId: 'AUT439',
  })
  expect([sitesOf(one), shownIn(one), called(browser, 'signIn').length]).toEqual([[], ['A-1×2'], 0])
})

test('SIGN-35 an answer that is lost is asked for again under the same key, now and when the shopper presses again: one account', async () => {
  const [browser, one] = await shopping(25)
  let lost = 3
  browser.network.fate = ({ endpoint }) => (endpoint.id === endpoints.signUp.id && lost-- > 0 ? 'lose-answer' : 'fine')
  expect(await signUp(browser, one)).toEqual({ _tag: 'Unreachable' })
  expect(await signUp(browser, one)).toMatchObject({ _tag: 'SignedIn' })
  expect([...new Set(called(browser, 'signUp').map(({ key }) => key))]).toEqual(['attempt-1'])
})

test('SIGN-38 an account whose first sign-in does not work is there all the same, and that is told', async () => {
  const [browser, one] = await shopping(26)
  browser.shop.sessions.exchangeFaults.push(refusal(400, 'API400'))
  expect(await signUp(browser, one)).toEqual({ _tag: 'SignedUp' })
  expect([sitesOf(one), shownIn(one)]).toEqual([[], ['A-1×2']])
})

test('SIGN-35 without a connection, and while an order is being placed, nothing leaves', async () => {
  const browser = createVirtualBrowser(27)
  const tab = browser.openTab()
  await reachSummary(browser, tab)
  browser.network.online = false
  expect(await signUp(browser, tab)).toEqual({ _tag: 'Unreachable' })
  browser.network.online = true
  browser.network.fate = ({ endpoint }) => (endpoint.path.includes('checkout/order') ? 'lose-request' : 'fine')
  placeOrder(tab)
  await browser.until(() => tab.views.order.placing !== null, 10_000)
  expect(await signUp(browser, tab)).toEqual({ _tag: 'OrderUnderWay' })
  expect(called(browser, 'signUp')).toEqual([])
})
