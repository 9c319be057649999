import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import type { OutcomeOf, Requests } from '../../contracts/requests.ts'
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
  changed: Partial<Requests['signUp']['input']> = {},
): Promise<OutcomeOf<'signUp'>> => {
  const held: { outcome?: OutcomeOf<'signUp'> } = {}
  void tab
    .host()
    .request('signUp', { entry, ...changed }, 'attempt-1')
    .then((outcome) => (held.outcome = outcome))
  if (!(await browser.until(() => held.outcome !== undefined, 60_000))) throw new Error('the sign-up says nothing')
  return held.outcome!
}

test('SIGN-35 SIGN-38 API-004 a new account is signed in to at once, the way every other account is', async () => {
  const [browser, one] = await shopping(21)
  expect(await signUp(browser, one)).toEqual({ _tag: 'Done', output: { consumerType: 'REGISTERED', hasOrder: false } })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(called(browser, 'signUp').map(({ line, key, body }) => [line, key, body])).toEqual([
    ['POST /consumers-v3/auth/signup', 'attempt-1', entry],
  ])
  expect(called(browser, 'signIn').map(({ body }) => body)).toMatchObject([
    { username: entry.email, codeChallenge: expect.stringMatching(/^[\w-]{43}$/) as string },
  ])
  expect(JSON.stringify(browser.storedLog)).not.toContain('Boulder-2027')
})

test('AUTH-07 after a sign-up the guest’s cart comes along and every tab follows', async () => {
  const [browser, one, two] = await shopping(21)
  expect(await signUp(browser, one)).toEqual({ _tag: 'Done', output: { consumerType: 'REGISTERED', hasOrder: false } })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(sitesOf(one)).toEqual(['us REGISTERED'])
  expect(sitesOf(two)).toEqual(['us REGISTERED'])
  expect(shownIn(one)).toEqual(['A-1×2'])
  expect(keptBy(browser)).toEqual(['A-1×2'])
})

test('LOY-02 LOY-03 joining the loyalty program with the account introduces the member, with who recommended the shop', async () => {
  const [browser, one] = await shopping(28)
  const subscriptions = { newsletterConsent: false, loyaltyConsent: true, smsNotificationConsent: false }
  await signUp(browser, one, { entry: { ...entry, subscriptions, referralCode: 'FRIEND-7' } })
  await browser.advance(1_000)
  expect(called(browser, 'fetchLoyaltyToken').map(({ body }) => body)).toEqual([
    { usid: 'consumer-2', referralCode: 'FRIEND-7' },
  ])
  expect(JSON.stringify(browser.storedLog)).not.toContain('loyalty-secret')
})

test('LOY-02 without the consent the account is not introduced to the loyalty program', async () => {
  const [other, tab] = await shopping(29)
  await signUp(other, tab, { entry: { ...entry, referralCode: 'FRIEND-7' } })
  await other.advance(1_000)
  expect(called(other, 'fetchLoyaltyToken')).toEqual([])
})

test('TRK-04 a new account is tracked, where the page has asked for tracking', async () => {
  const [browser, one] = await shopping(31)
  void one.host().request('track', { sending: {}, shown: [] }, 'key')
  await browser.advance(1_000)
  await signUp(browser, one)
  await browser.advance(3_000)
  const sent = called(browser, 'collectEvents').flatMap(
    ({ body }) => (body as { readonly events: readonly { readonly name: string }[] }).events,
  )
  expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['Product Added', 'Signed In', 'Signed Up']))
})

describe('AUTH-07 AUTH-13 when another account signs in at another tab', () => {
  const shoppingAsWren = async () => {
    const [browser, one, two] = await shopping(30)
    const wren: { outcome?: OutcomeOf<'signIn'> } = {}
    void one
      .host()
      .request('signIn', { email: 'wren@example.com', password: 'Trail-2026' }, 'key')
      .then((outcome) => (wren.outcome = outcome))
    expect(await browser.until(() => wren.outcome?._tag === 'Done' && isSettled(browser), 30_000)).toBe(true)
    return [browser, one, two] as const
  }

  /** The server does not learn that the first shopper has left: that session continues there. */
  const signUpUnheard = async (...[browser, tab]: Parameters<typeof signUp>): Promise<void> => {
    browser.network.fate = ({ endpoint }) => (endpoint.id === endpoints.signOut.id ? 'lose-request' : 'fine')
    expect(await signUp(browser, tab)).toMatchObject({ _tag: 'Done', output: { consumerType: 'REGISTERED' } })
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  }

  test('AUTH-13 nothing of the first one stays on the device', async () => {
    const [browser, one, two] = await shoppingAsWren()
    expect(shownIn(two)).toEqual(['A-1×2'])
    await signUpUnheard(browser, two)
    expect(shownIn(one)).toEqual([])
    expect(shownIn(two)).toEqual([])
    expect(JSON.stringify(browser.storedLog).includes('A-1')).toBe(false)
    expect(browser.storedLog.commits[0]?.events).toMatchObject([{ _tag: 'v1.SignedOut' }, { _tag: 'v1.SignedIn' }])
    expect((await browser.world.sessionStore.get('us'))?.consumerNo).toBe('consumer-2')
  })

  test('AUTH-07 every tab acts for the second', async () => {
    const [browser, one, two] = await shoppingAsWren()
    const ofWren = new Set(browser.shop.arrivals.map(({ headers }) => headers['authorization']))
    await signUpUnheard(browser, two)
    two.killWorker()
    addItem(one, 'B-1')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(shownIn(one)).toEqual(['B-1×1'])
    expect(keptBy(browser)).toEqual(['B-1×1'])
    const since = browser.shop.arrivals.slice(browser.shop.arrivals.findLastIndex(({ name }) => name === 'signIn') + 1)
    expect(
      since.filter(({ headers }) => ofWren.has(headers['authorization'] ?? 'none')).map(({ name }) => name),
    ).toEqual([])
  })
})

test('SIGN-37 CHK-09 a sign-up has the answer for register, and the sign-in that follows it the one for login', async () => {
  const [browser, one] = await shopping(22)
  await signUp(browser, one, { botCheck: { login: 'proof-of-login', register: 'proof-of-register' } })
  expect(called(browser, 'signUp')[0]?.body).toMatchObject({ recaptcha_response: 'proof-of-register' })
  expect(called(browser, 'signIn')[0]?.body).toMatchObject({ recaptcha_response: 'proof-of-login' })
})

test('SIGN-36 AUTH-29 the lead source goes into the source header, and without one the default', async () => {
  const [browser, one] = await shopping(22)
  await signUp(browser, one, { leadSource: 'FESTIVAL' })
  const second = createVirtualBrowser(23)
  await signUp(second, second.openTab())
  expect(called(browser, 'signUp')[0]?.headers['source']).toBe('FESTIVAL')
  expect(called(second, 'signUp')[0]?.headers['source']).toBe('ECOM15')
  expect(called(browser, 'signIn')[0]?.headers['source']).toBeUndefined()
})

test('SIGN-41 API-004 a taken e-mail is reported with its code, without a sign-in, and the cart stays', async () => {
  const [browser, one] = await shopping(24)
  expect(await signUp(browser, one, { entry: { ...entry, email: 'wren@example.com' } })).toMatchObject({
    _tag: 'Refused',
    errorId: 'AUT439',
  })
  expect(sitesOf(one)).toEqual([])
  expect(shownIn(one)).toEqual(['A-1×2'])
  expect(called(browser, 'signIn').length).toBe(0)
})

test('SIGN-35 a lost answer is asked for again under the same key, also when the shopper presses again: one account', async () => {
  const [browser, one] = await shopping(25)
  let lost = 3
  browser.network.fate = ({ endpoint }) => (endpoint.id === endpoints.signUp.id && lost-- > 0 ? 'lose-answer' : 'fine')
  expect(await signUp(browser, one)).toEqual({ _tag: 'Unreachable' })
  expect(await signUp(browser, one)).toMatchObject({ _tag: 'Done', output: { consumerType: 'REGISTERED' } })
  expect([...new Set(called(browser, 'signUp').map(({ key }) => key))]).toEqual(['attempt-1'])
})

test('SIGN-38 an account whose first sign-in fails exists all the same, and the shopper is informed', async () => {
  const [browser, one] = await shopping(26)
  browser.shop.sessions.exchangeFaults.push(refusal(400, 'API400'))
  expect(await signUp(browser, one)).toEqual({ _tag: 'Done', output: null })
  expect(sitesOf(one)).toEqual([])
  expect(shownIn(one)).toEqual(['A-1×2'])
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
