import { readFile } from 'node:fs/promises'
import type { Page, Response } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import {
  cardNumberCanary,
  keptPlaces,
  leaksIn,
  reachablePlaces,
  recordTokens,
  recordOutput,
  securityCodeCanary,
  tokenCanaries,
} from '../e2e/support/leaks.ts'
import type { Place } from '../e2e/support/leaks.ts'
import {
  addToCart,
  field,
  fillShipping,
  isConfirmed,
  openCart,
  shippingEntries,
  thankYou,
  toSummary,
} from '../e2e/support/walk.ts'

const shop = useShop()
const securityCode = '739'

/** Everything that a page's policy must contain, and what it must not. */
const policyFaults = (policy: string | undefined): string[] => {
  if (policy === undefined) return ['no policy']
  const faults = [
    "default-src 'none'",
    "require-trusted-types-for 'script'",
    "object-src 'none'",
    "base-uri 'none'",
  ].filter((part) => !policy.includes(part))
  return [...faults.map((part) => `lacks ${part}`), ...(/unsafe-|\*/.exec(policy) ?? []).map((part) => `has ${part}`)]
}

/** A refused script or style is reported as an error, wherever on the page it was. */
const tellViolations = (): void => {
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`),
  )
}

const enterCard = async (page: Page): Promise<void> => {
  await field(page, 'Card number').fill('4242424242424242')
  await field(page, 'Expiration (MM/YY)').fill('12/39')
  await field(page, 'Security code').fill(securityCode)
}

const exportedLog = async (page: Page): Promise<Place> => {
  await page.goto(`${new URL(page.url()).origin}/en-us/debug`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export log' }).click()
  return { name: 'export', text: await readFile(await (await download).path(), 'utf8') }
}

const shownIn = (words: ReturnType<typeof recordOutput>): Place[] => [
  { name: 'an address', text: words.addresses.join('\n') },
  { name: 'the console', text: words.console.join('\n') },
]

describe('the policy of a page', () => {
  test('every page brings a policy without unsafe-* that asks for Trusted Types', async () => {
    const shopper = await shop.visitor()
    const { request } = shopper.context
    for (const path of [
      '',
      '/c/footwear-1000',
      '/p/harrow-mid-boot-HARROWMID1',
      '/search?q=boot',
      '/cart',
      '/checkout',
      '/order-confirmation',
      '/repairs',
      '/debug',
      '/no-such-page',
    ]) {
      const answer = await request.get(`${shopper.url}${path}`)
      expect(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8')
      expect(policyFaults(answer.headers()['content-security-policy']), path).toEqual([])
    }
    for (const path of [
      '/',
      '/index.html',
      '/sw.js',
      '/manifest.webmanifest',
      '/no-such-file.js',
      '/cart/v1/cart/none',
      '/products/v2/products/none/details',
    ]) {
      const answer = await request.get(`${inject('productUrl')}${path}`, { maxRedirects: 0 })
      expect(policyFaults(answer.headers()['content-security-policy']), path).toEqual([])
      expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
    }
  })

  test('the policy is enforced: no string becomes script or markup', async () => {
    const { page, url } = await shop.visitor()
    await page.goto(url)
    const refused = await page.evaluate(async () => {
      // What the debugger evaluates may evaluate strings; what runs in a separate frame may not.
      await new Promise(requestAnimationFrame)
      const nameOf = (attempt: () => unknown): string => {
        try {
          attempt()
          return 'allowed'
        } catch (error) {
          return error instanceof Error ? error.name : 'refused'
        }
      }
      return {
        evaluated: nameOf(() => Reflect.construct(Function, ['return 1'])),
        markup: nameOf(() => (document.createElement('div').innerHTML = '<img src="x">')),
        elsewhere: nameOf(() => new Worker('https://elsewhere.example/worker.js')),
        policy: nameOf(() =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('other', {}),
        ),
      }
    })
    expect(Object.values(refused)).not.toContain('allowed')
  })
})

describe('secrets of a shopper', () => {
  test('PAY-01 AUTH-05 a whole purchase leaves card, code and tokens nowhere, and violates no policy', async () => {
    const shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const { page, context, url } = shopper
    const words = recordOutput(context)
    const tokens = recordTokens(context)
    const documents: Response[] = []
    context.on('response', (response) => response.request().resourceType() === 'document' && documents.push(response))
    await context.addInitScript(tellViolations)

    await page.goto(url)
    await addToCart(shopper)
    await openCart(shopper)
    await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click()
    await field(page, 'Email').waitFor()
    await fillShipping(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await enterCard(page)
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await isConfirmed(page)
    await tokens.settled()
    const canaries = () => [cardNumberCanary, securityCodeCanary(securityCode), ...tokenCanaries(tokens)]
    const apartFromSession = async () =>
      (await keptPlaces(page)).filter(({ name }) => !name.startsWith('cairn-session/'))
    expect(leaksIn([...(await apartFromSession()), ...shownIn(words)], canaries())).toEqual([])

    await page.getByRole('button', { name: 'Place order' }).click()
    const order = await thankYou(page)
    await tokens.settled()
    const reachable = await reachablePlaces(page)
    expect(reachable.filter(({ text }) => text.includes(order)).map(({ name }) => name)).toEqual(['window', 'document'])
    expect(leaksIn(reachable, canaries())).toEqual([])
    const kept = await keptPlaces(page)
    expect(kept.find(({ name }) => name === 'cairn/log')?.text).toContain(shippingEntries.Email)
    const exported = await exportedLog(page)
    expect(exported.text).toContain(shippingEntries.Email)
    expect(
      leaksIn(
        [
          ...kept.filter(({ name }) => name !== 'cairn-session/session'),
          exported,
          ...shownIn(words),
          ...(await reachablePlaces(page)),
        ],
        canaries(),
      ),
    ).toEqual([])

    const session = kept.filter(({ name }) => name === 'cairn-session/session')
    expect(leaksIn(session, canaries())).toEqual(['refresh token in cairn-session/session'])
    expect(documents.length).toBeGreaterThan(2)
    expect(
      (
        await Promise.all(
          documents.map(async (response) =>
            policyFaults((await response.headerValue('content-security-policy')) ?? undefined),
          ),
        )
      ).flat(),
    ).toEqual([])
    expect(shopper.complaints).toEqual([])
  })

  test('AUTH-05 a renewed token leaves no trace either, and the markers hold none', async () => {
    const shopper = await shop.visitor()
    const { page, context } = shopper
    const tokens = recordTokens(context)
    await toSummary(shopper)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await openCart(shopper)
    await page.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => tokens.refresh.length, { timeout: 15_000 }).toBeGreaterThan(1)
    await isConfirmed(page)
    await tokens.settled()
    expect(new Set(tokens.refresh).size).toBe(tokens.refresh.length)
    const kept = await keptPlaces(page)
    const canaries = tokenCanaries(tokens)
    expect(
      leaksIn(
        [...kept.filter(({ name }) => name !== 'cairn-session/session'), ...(await reachablePlaces(page))],
        canaries,
      ),
    ).toEqual([])
    const [session] = kept.filter(({ name }) => name === 'cairn-session/session')
    expect(tokens.refresh.filter((token) => session?.text.includes(token))).toEqual(tokens.refresh.slice(-1))
  })
})

test('ERR-01 an impossible call is answered with a message: wrong media type, too much, no JSON, no key, no such path', async () => {
  const { context } = await shop.visitor()
  const at = (path: string) => `${inject('productUrl')}${path}`
  const json = { 'content-type': 'application/json', 'x-access-key': 'cairn-web', locale: 'en-us' }
  const token = (await (
    await context.request.post(at('/token/v2/auth/token'), { headers: json, data: '{}' })
  ).json()) as { readonly accessToken: string; readonly sessionId: string }
  const guest = {
    ...json,
    authorization: `Bearer ${token.accessToken}`,
    'x-session-id': token.sessionId,
    'idempotency-key': 'e2e-security',
  }
  const post = (changed: Readonly<Record<string, string>>, data: string, path = '/cart/v1/cart') =>
    context.request.post(at(path), { headers: { ...guest, ...changed }, data: Buffer.from(data) })
  for (const [what, answer, statuses] of [
    ['text', await post({ 'content-type': 'text/plain' }, '{}'), [415]],
    ['a form', await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'), [415]],
    ['too much', await post({}, 'a'.repeat(200_000)), [413]],
    ['half a body', await post({}, '{"a":'), [400]],
    ['a list', await post({}, '[1]'), [400]],
    ['another client', await post({ 'x-access-key': 'somebody' }, '{}'), [400]],
    ['no session', await post({ authorization: 'Bearer nobody' }, '{}'), [401]],
    ['a page', await post({ accept: 'text/html' }, '{}'), [406]],
    ['no such call', await post({}, '{}', '/cart/v1/no-such-call'), [404, 405]],
  ] as const) {
    const body = (await answer.json()) as {
      readonly errorDetails: readonly { readonly errorId: string; readonly message: string }[]
      readonly correlationId: string
    }
    expect(
      statuses.some((status) => status === answer.status()),
      `${what} ${answer.status()}`,
    ).toBe(true)
    expect(body.errorDetails[0]?.message).toMatch(/\w+ \w+/)
    expect(body.errorDetails[0]?.errorId).toMatch(/\w/)
    expect(body.correlationId).toMatch(/\w/)
  }
})
