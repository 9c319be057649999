import type { BrowserContext } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { botCheckPaths } from '../../core/domain/botCheck/botCheck.ts'
import { botCheckScript } from '../../server/botCheck/botCheckRoutes.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { sees, thankYou, toSummary } from '../e2e/support/walk.ts'
import { accountLink, openAccount, openSignIn, signIn } from '../e2e/support/walkAccount.ts'
import { refusal } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/**
 * The shop with its bot check on: the page says so, the script is there, and without an answer nobody signs in. Returns
 * what was loaded and sent.
 */
const switchOn = async (context: BrowserContext) => {
  const seen = { scripts: 0, isScriptAway: true, actions: [] as string[], brought: [] as string[] }
  await context.route(
    (url) => /^\/en-us\/?/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const page = await route.fetch()
      await route.fulfill({
        response: page,
        body: (await page.text()).replace(
          '<meta name="cairn-debug"',
          '<meta name="cairn-bot-check" content="on" /><meta name="cairn-debug"',
        ),
      })
    },
  )
  await context.route(`**${botCheckPaths.script}`, async (route) => {
    seen.scripts += 1
    await (seen.isScriptAway
      ? route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
      : route.fulfill({ contentType: 'text/javascript', body: botCheckScript }))
  })
  await context.route(`**${botCheckPaths.challenge}`, async (route) => {
    const action = route.request().postData() ?? ''
    seen.actions.push(action)
    await route.fulfill({ json: { challenge: `${action}-challenge`, bits: 6 } })
  })
  await context.route(/\/auth\/sign(in|up)$|\/checkout\/order$/, async (route) => {
    const { recaptcha_response: token } = route.request().postDataJSON() as { readonly recaptcha_response?: string }
    if (token === undefined) return route.fulfill(refusal(403, 'AUT403'))
    seen.brought.push(token)
    await route.continue()
  })
  return seen
}

/** Opened from another browser: another file signs in as the demo consumer, whose cart would be carried over. */
const newAccount = async (): Promise<string> => {
  const { page, url, context } = await shop.visitor()
  await page.goto(url)
  const email = await openAccount(page)
  await context.close()
  return email
}

test('CHK-09 SIGN-06 the script comes with the first press that needs it, answers for login and placeOrder, and is tried again after a failure', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url, context } = shopper
  const email = await newAccount()
  const seen = await switchOn(context)
  await page.goto(url)
  await openSignIn(page)
  expect(seen.scripts).toBe(0)
  await signIn(page, email, 'Boulder-2027')
  await sees(page, 'We could not verify that you are human. Please try again.')
  expect(seen.scripts).toBe(1)
  expect(seen.actions).toEqual([])
  seen.isScriptAway = false
  await page.reload()
  await openSignIn(page)
  await signIn(page, email, 'Boulder-2027')
  await accountLink(page).waitFor()
  expect(seen).toMatchObject({
    scripts: 2,
    actions: ['login'],
    brought: [expect.stringMatching(/^login-challenge\.\d+$/)],
  })
  await toSummary(shopper)
  await page.getByRole('button', { name: 'Place order' }).click()
  expect(await thankYou(page)).toMatch(/^CN-/)
  expect(seen).toMatchObject({
    actions: ['login', 'placeOrder'],
    brought: [expect.anything(), expect.stringMatching(/^placeOrder-challenge\.\d+$/)],
  })
  expect(page.url()).not.toContain('challenge')
})

test('SIGN-37 a sign-up answers for register, and for the login that follows it', async () => {
  shopper = await shop.visitor()
  const { page, url, context } = shopper
  const seen = await switchOn(context)
  seen.isScriptAway = false
  await page.goto(url)
  await openAccount(page)
  expect(seen).toMatchObject({
    actions: ['login', 'register'],
    brought: [expect.stringMatching(/^register-challenge/), expect.stringMatching(/^login-challenge/)],
  })
})
