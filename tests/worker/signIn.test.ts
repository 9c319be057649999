import { endpoints } from '../../contracts/api/table.ts'
import { describe, expect, test } from 'vitest'
import type { RequestOutcome } from '../../contracts/requests.ts'
import { sampleAddress } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { VirtualBrowser } from '../support/virtualBrowser.ts'
import { addItem, isSettled, keptBy, placeOrder, reachSummary, shownIn } from '../support/virtualShopper.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { refusal } from '../support/simulatedShopSessions.ts'
import { called, shopping, sitesOf } from '../support/twoTabs.ts'
import { toFields, toText } from '../../core/domain/fields/fields.ts'

const signIn = async (browser: VirtualBrowser, tab: VirtualTab, password = 'Trail-2026'): Promise<RequestOutcome> => {
  const held: { outcome?: RequestOutcome } = {}
  void tab
    .host()
    .request('signIn', { email: ' wren@example.com', password }, 'key')
    .then((outcome) => (held.outcome = outcome))
  if (!(await browser.until(() => held.outcome !== undefined, 60_000))) throw new Error('the sign-in says nothing')
  return held.outcome!
}
const signOut = async (browser: VirtualBrowser, tab: VirtualTab) => {
  const pressed = tab.dispatch({ _tag: 'SignOut', site: 'us' })
  await browser.until(() => pressed.outcome !== null, 60_000)
  return pressed.outcome
}

/** The calls that exchange a code. */
const exchangesOf = (browser: VirtualBrowser) =>
  called(browser, 'fetchToken').filter(({ body }) => 'authorizationCode' in toFields(body))

test('AUTH-06 API-001 API-002 sign-in sends a challenge, then the code with its verifier and the guest’s basket', async () => {
  const [browser, one] = await shopping(1)
  expect(await signIn(browser, one)).toEqual({ _tag: 'Done', output: { consumerType: 'REGISTERED', hasOrder: false } })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  const [asked] = called(browser, 'signIn')
  const [exchanged] = exchangesOf(browser)
  expect([asked?.line, exchanged?.line]).toEqual(['POST /consumers-v3/auth/signin', 'POST /token/v2/auth/token'])
  expect(asked?.body).toEqual({
    device: expect.stringMatching(/^[\da-f-]{72}$/) as string,
    username: 'wren@example.com',
    password: 'Trail-2026',
    codeChallenge: expect.stringMatching(/^[\w-]{43}$/) as string,
  })
  expect(exchanged?.body).toMatchObject({
    action: 'postLogin',
    codeVerifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    guestObjects: { basketId: expect.stringMatching(/./) as string },
  })
})

test('AUTH-07 after a sign-in every tab follows and the cart stays', async () => {
  const [browser, one, two] = await shopping(1)
  expect(await signIn(browser, one)).toEqual({ _tag: 'Done', output: { consumerType: 'REGISTERED', hasOrder: false } })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(sitesOf(one)).toEqual(['us REGISTERED'])
  expect(sitesOf(two)).toEqual(['us REGISTERED'])
  addItem(two, 'A-2')
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(shownIn(one)).toEqual(['A-1×2', 'A-2×1'])
  expect(keptBy(browser)).toEqual(['A-1×2', 'A-2×1'])
  expect(browser.shop.sessions.opened).toEqual(['session-1'])
})

test('AUTH-15 the auth record of a sign-in names the customer, on this site alone', async () => {
  const [browser, one] = await shopping(1)
  expect(await signIn(browser, one)).toEqual({ _tag: 'Done', output: { consumerType: 'REGISTERED', hasOrder: false } })
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(await browser.world.sessionStore.get('us')).toMatchObject({
    consumerNo: 'consumer-1',
    consumerType: 'REGISTERED',
    isLoggedIn: true,
    isEmployee: false,
    isMock: false,
  })
  expect(await browser.world.sessionStore.get('fr')).toBeNull()
})

test('AUTH-07 CART-27 a guest whose session had ended unseen keeps the cart when signing in first thing', async () => {
  const [browser, one] = await shopping(8)
  const before = keptBy(browser)
  browser.shop.sessions.expire()
  browser.shop.sessions.revoke()
  browser.shop.model.loseBaskets()
  expect(await signIn(browser, one)).toMatchObject({ _tag: 'Done' })
  const brought = called(browser, 'fetchToken')
    .map(({ body }) => toFields(toFields(body)['guestObjects'])['basketId'])
    .filter((basketId) => basketId !== undefined)
  expect(brought.map((basketId) => browser.shop.model.isOpen(toText(basketId)))).toEqual([true])
  expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
  expect(before).toEqual(['A-1×2'])
  expect(shownIn(one)).toEqual(['A-1×2'])
  expect(keptBy(browser)).toEqual(['A-1×2'])
})

test('AUTH-25 API-002 a wrong password is reported with its code and changes nothing', async () => {
  const [browser, one] = await shopping(2)
  expect(await signIn(browser, one, 'wrong')).toMatchObject({ _tag: 'Refused', errorId: 'AUT401' })
  expect(sitesOf(one)).toEqual([])
  expect(shownIn(one)).toEqual(['A-1×2'])
})

describe('AUTH-10 AUTH-12 when the code cannot be exchanged', () => {
  /** A sign-in whose first exchange meets a 409. */
  const exchangeTwice = async () => {
    const [browser, one] = await shopping(3)
    const exchanges = () => exchangesOf(browser)
    browser.shop.sessions.exchangeFaults.push(refusal(409, 'AUT409'))
    expect(await signIn(browser, one)).toMatchObject({ _tag: 'Done' })
    return { browser, one, exchanges }
  }

  /** And after it one whose second exchange meets a 409 too. */
  const refuseTwice = async () => {
    const { browser, one, exchanges } = await exchangeTwice()
    await signOut(browser, one)
    browser.shop.sessions.exchangeFaults.push(refusal(409, 'AUT409'), refusal(409, 'AUT409'))
    expect(await signIn(browser, one)).toMatchObject({ _tag: 'Refused', errorId: 'AUT409' })
    return { browser, one, exchanges }
  }

  test('AUTH-10 an exchange that meets a 409 is asked once more after two seconds', async () => {
    const { exchanges } = await exchangeTwice()
    const [first, second] = exchanges()
    const wait = second!.at - first!.at
    expect([wait >= 2_000, wait < 3_000]).toEqual([true, true])
  })

  test('AUTH-12 API-001 a second 409 of the exchange is reported as DUPLICATED_TOKEN', async () => {
    const { exchanges } = await refuseTwice()
    expect(exchanges()).toHaveLength(4)
  })

  test('AUTH-12 any other refusal of the exchange is reported as DUPLICATED_TOKEN and not asked again', async () => {
    const { browser, one, exchanges } = await refuseTwice()
    browser.shop.sessions.exchangeFaults.push(refusal(400, 'API400'))
    expect(await signIn(browser, one)).toMatchObject({ _tag: 'Refused', errorId: 'AUT409' })
    expect(exchanges()).toHaveLength(5)
  })

  test.each([500, 503, 429, 408])(
    'AUTH-10 AUTH-12 ERR-02 an exchange answered with %i is reported as DUPLICATED_TOKEN and tried once, like every status but 409',
    async (status) => {
      const [browser, one] = await shopping(9)
      browser.shop.sessions.exchangeFaults.push({ _tag: 'Unknown', reason: 'status', status, retryAfterMs: null })
      expect(await signIn(browser, one)).toMatchObject({ _tag: 'Refused', errorId: 'AUT409' })
      expect(exchangesOf(browser).length).toBe(1)
      expect(called(browser, 'signIn').length).toBe(1)
      expect(sitesOf(one)).toEqual([])
      expect(shownIn(one)).toEqual(['A-1×2'])
      expect(await signIn(browser, one)).toMatchObject({ _tag: 'Done' })
    },
  )

  test('AUTH-10 AUTH-12 an exchange without an answer begins once more from the password, then the shop cannot be reached', async () => {
    const [browser, one] = await shopping(10)
    browser.network.fate = ({ endpoint, input }) =>
      endpoint.id === endpoints.fetchToken.id && JSON.stringify(input).includes('codeVerifier')
        ? 'lose-request'
        : 'fine'
    expect(await signIn(browser, one)).toEqual({ _tag: 'Unreachable' })
    expect(called(browser, 'signIn').length).toBe(2)
    expect(sitesOf(one)).toEqual([])
    expect(shownIn(one)).toEqual(['A-1×2'])
  })

  test('AUTH-11 a 403 of the exchange is ignored: nothing is said, nothing is tried again, and the guest goes on', async () => {
    const [browser, one] = await shopping(4)
    browser.shop.sessions.exchangeFaults.push(refusal(403, 'API403'))
    expect(await signIn(browser, one)).toEqual({ _tag: 'Ignored' })
    expect(sitesOf(one)).toEqual([])
    expect(shownIn(one)).toEqual(['A-1×2'])
    expect(called(browser, 'signIn').length).toBe(1)
  })

  test('AUTH-07 an exchange whose answer is lost is started again, and the cart is there once', async () => {
    const [browser, one] = await shopping(5)
    let lost = 1
    browser.network.fate = ({ endpoint, input }) =>
      endpoint.id === endpoints.fetchToken.id && JSON.stringify(input).includes('codeVerifier') && lost-- > 0
        ? 'lose-answer'
        : 'fine'
    expect(await signIn(browser, one)).toMatchObject({ _tag: 'Done' })
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(shownIn(one)).toEqual(['A-1×2'])
    expect(keptBy(browser)).toEqual(['A-1×2'])
  })
})

describe('AUTH-13 when the shopper signs out', () => {
  test('AUTH-13 API-003 signing out informs the server and leaves nothing behind in log and views of any tab', async () => {
    const [browser, one, two] = await shopping(6)
    await signIn(browser, one)
    one.dispatch({ _tag: 'EnterAddress', form: 'shipping', fields: sampleAddress })
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect((await signOut(browser, one))?._tag).toBe('Accepted')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(JSON.stringify(browser.storedLog)).not.toMatch(/Boulder|A-1|basket/)
    for (const tab of [one, two]) {
      expect(sitesOf(tab)).toEqual([])
      expect(shownIn(tab)).toEqual([])
    }
    expect(two.views.checkout.shipping).toEqual(one.views.checkout.shipping)
    expect(one.views.account.left).toMatchObject({ site: 'us', reason: 'asked' })
    const order = browser.shop.arrivals.map(({ name }) => name)
    expect(order.slice(order.indexOf('signOut'))).toEqual(['signOut', 'fetchToken'])
    expect(called(browser, 'signOut').map(({ line, body }) => [line, body])).toEqual([
      ['POST /consumers-v3/consumer/auth/signout', { refreshToken: expect.stringMatching(/./) as string }],
    ])
  })

  test('AUTH-13 after signing out a guest begins in every tab', async () => {
    const [browser, one, two] = await shopping(6)
    await signIn(browser, one)
    expect((await signOut(browser, one))?._tag).toBe('Accepted')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    addItem(two, 'B-1')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    const next = browser.openTab()
    expect(await browser.until(() => isSettled(browser) && shownIn(next).length > 0, 30_000)).toBe(true)
    expect(shownIn(one)).toEqual(['B-1×1'])
    expect(shownIn(next)).toEqual(['B-1×1'])
  })

  test('AUTH-13 API-003 signing out of a session that the server refuses to know clears this device all the same', async () => {
    const [browser, one, two] = await shopping(6)
    await signIn(browser, one)
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    browser.shop.sessions.signOut = () => refusal(401, 'AUT404')
    expect((await signOut(browser, one))?._tag).toBe('Accepted')
    expect(await browser.until(() => isSettled(browser), 30_000)).toBe(true)
    expect(called(browser, 'signOut').length).toBeGreaterThan(0)
    expect([sitesOf(one), shownIn(two)]).toEqual([[], []])
    expect(await browser.world.sessionStore.get('us')).toMatchObject({ isLoggedIn: false, consumerType: 'GUEST' })
  })

  test('AUTH-13 signing out without a connection clears this device all the same', async () => {
    const [browser, one, two] = await shopping(7)
    await signIn(browser, one)
    await browser.until(() => isSettled(browser), 30_000)
    browser.network.online = false
    for (const tab of [one, two]) void tab.host().notice('offline')
    expect((await signOut(browser, one))?._tag).toBe('Accepted')
    await browser.advance(1_000)
    expect(sitesOf(two)).toEqual([])
    expect(shownIn(two)).toEqual([])
    expect(await browser.world.sessionStore.get('us')).toBeNull()
    expect(JSON.stringify(browser.storedLog)).not.toContain('A-1')
  })
})

test('AUTH-05 a server error on renewal does not sign the shopper out', async () => {
  const [browser, one] = await shopping(8)
  await signIn(browser, one)
  await browser.until(() => isSettled(browser), 30_000)
  browser.shop.sessions.expire()
  let faults = 3
  browser.network.fate = ({ endpoint }) => (endpoint.id === endpoints.fetchToken.id && faults-- > 0 ? 'status' : 'fine')
  addItem(one, 'A-2')
  expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
  expect(sitesOf(one)).toEqual(['us REGISTERED'])
  expect(shownIn(one)).toEqual(['A-1×2', 'A-2×1'])
})

test('AUTH-05 a session ended by the server is reported and leaves nothing behind', async () => {
  const [browser, one] = await shopping(8)
  await signIn(browser, one)
  await browser.until(() => isSettled(browser), 30_000)
  browser.shop.sessions.expire()
  browser.shop.sessions.revoke()
  one.dispatch({ _tag: 'RefreshCart' })
  expect(await browser.until(() => isSettled(browser) && one.views.account.left !== null, 60_000)).toBe(true)
  expect(sitesOf(one)).toEqual([])
  expect(one.views.account.left?.reason).toBe('ended')
  expect(shownIn(one)).toEqual([])
})

test('AUTH-13 no sign-in or sign-out is possible while an order is being placed', async () => {
  const browser = createVirtualBrowser(9)
  const tab = browser.openTab()
  await reachSummary(browser, tab)
  browser.network.fate = ({ endpoint }) => (endpoint.path.includes('checkout/order') ? 'lose-request' : 'fine')
  placeOrder(tab)
  await browser.until(() => tab.views.order.placing !== null, 10_000)
  expect(await signIn(browser, tab)).toEqual({ _tag: 'OrderUnderWay' })
  expect(sitesOf(tab)).toEqual([])
})

test('AUTH-15 a death between the auth record and the log is mended at the next start, whichever came first', async () => {
  const [browser, one] = await shopping(10)
  await signIn(browser, one)
  await browser.until(() => isSettled(browser), 30_000)
  await browser.world.sessionStore.clear('us')
  one.startWorker()
  expect(await browser.until(() => sitesOf(one).length === 0, 30_000)).toBe(true)
  expect(one.views.account.left?.reason).toBe('ended')
  expect(shownIn(one)).toEqual([])
})
