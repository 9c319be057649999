import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import { invitationLink } from '../../server/operator/consoleAddress.ts'
import { firstInvitation } from '../../server/operator/firstInvitation.ts'
import { inviteOperator } from '../../server/operator/operatorBook.ts'
import { openServer } from '../../server/openServer.ts'
import type { OpenServer } from '../../server/openServer.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { inTransaction } from '../../server/storage/inTransaction.ts'
import { newId } from '../../server/storage/newId.ts'
import { freePort } from '../../tools/start/freePort.ts'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { guestCalls } from '../server/cart/guestCalls.ts'
import { place, readyBasket } from '../server/order/checkoutGuest.ts'
import { callsTo } from '../server/support/testServer.ts'

/** Its address must have a name: a passkey belongs to one. */
const data = mkdtempSync(join(tmpdir(), 'cairn-console-'))
let server: OpenServer
let publicUrl: string
beforeAll(async () => {
  const config = serverConfig({ CAIRN_DATA: data, PORT: String(await freePort()), CAIRN_MODE: 'development' })
  publicUrl = config.publicUrl
  server = await openServer(config, () => undefined)
}, 180_000)
afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true, force: true })
})

const shop = useShop()
let operator: Visitor
beforeEach(async () => {
  operator = await shop.visitor()
})
// Before the sign-in the console asks whether a session is open, and Chromium writes the no to the console.
afterEach(() => expect(operator.complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]))

/** Chromium's virtual authenticator: it keeps passkeys and unlocks them by itself. */
const withPasskeys = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const light = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
const dark = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.emulateMedia({ colorScheme: 'dark' })
}
const faultsOn = async (page: Page, name: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const look of [light, dark]) {
    await look(page)
    found.push(...(await violationsOn(page, `${name} ${look.name}`)))
  }
  await light(page)
  return found
}

test('OPR-02 OPR-03 OPR-06 OPR-09 an operator accepts an invitation, signs out and in, and invites somebody, with the keyboard alone', async () => {
  const { page } = operator
  await light(page)
  await withPasskeys(page)
  await page.goto((await firstInvitation(server.books, publicUrl, Date.now()))!.replace(/^.* /, ''))
  await page.getByText('operator@example.com').waitFor()
  expect(await faultsOn(page, 'invitation')).toEqual([])
  await page.getByLabel('Your name').fill('Ana Brandt')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  expect(page.url()).toBe(`${publicUrl}/operator/orders`)

  await page.getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await signIn.waitFor()
  expect(await faultsOn(page, 'sign-in')).toEqual([])
  await signIn.focus()
  await page.keyboard.press('Enter')

  await page.getByRole('link', { name: 'Operators' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Invite' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Email address').fill('kofi@example.com')
  await page.getByRole('checkbox', { name: /^Orders/ }).focus()
  await page.keyboard.press('Space')
  expect(await faultsOn(page, 'invite')).toEqual([])
  await page.getByRole('button', { name: 'Make the link' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`${publicUrl}/operator/invitation#`).waitFor()
  await page.keyboard.press('Escape')

  const row = page.getByRole('row', { name: /kofi@example.com/ })
  await row.waitFor()
  expect(await faultsOn(page, 'operators')).toEqual([])
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'kofi@example.com' }).waitFor()
  await page.getByRole('checkbox', { name: /^Content/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save roles' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('gridcell', { name: 'Content, Orders' }).waitFor()

  await page.getByRole('link', { name: 'Changes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('gridcell', { name: 'Changed: roles' }).waitFor()
  expect(await faultsOn(page, 'changes')).toEqual([])
})

/** Somebody with the role orders, who has accepted an invitation. */
const signInForOrders = async (page: Page): Promise<void> => {
  await withPasskeys(page)
  const { token } = await inTransaction(server.books, (tx) =>
    inviteOperator(tx, { email: 'dee@example.com', roles: ['orders'] }, null, Date.now(), newId),
  )
  await page.goto(invitationLink(publicUrl, token))
  await page.getByLabel('Your name').fill('Dee Abara')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
}

/** A shopper's order, over HTTP. */
const placedOrder = async (): Promise<string> => {
  const call = callsTo((path, init) => fetch(`${publicUrl}${path}`, init))
  const { accessToken } = toFields((await call('POST', fetchToken.path, { body: {} })).json)
  const guest = guestCalls(call)(String(accessToken))
  const { body, text } = await place(guest, await readyBasket(guest, 'HARROWCAN1-SLOC-070'))
  if (!body) throw new Error(text)
  return body.orderNumber
}

test('OPR-10 OPR-11 an order is found, packed, written about again and cancelled, with the keyboard alone', async () => {
  const { page } = operator
  const number = await placedOrder()
  await light(page)
  await signInForOrders(page)
  await page.keyboard.press('/')
  await page.keyboard.type(number.slice(0, 7).toLowerCase())
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: new RegExp(number) })
  await row.waitFor()
  await row.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: number })
  await panel.getByText('1 item', { exact: true }).waitFor()
  expect(await faultsOn(page, 'order')).toEqual([])

  const press = async (name: string): Promise<void> => {
    await panel.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Mark as packed')
  await panel.getByRole('button', { name: 'Mark as sent' }).waitFor()
  await row.getByText('Packed').waitFor()
  await press('Send letters again')
  await panel.getByText('The letters go out again.').waitFor()
  await press('Cancel order')
  await press('Cancel for good')
  await panel.getByText('Write why the order is cancelled.').waitFor()
  expect(await faultsOn(page, 'cancellation')).toEqual([])
  await panel.getByLabel('Why').fill('The address does not exist')
  await press('Cancel for good')
  await panel.getByText('Cancelled: The address does not exist').waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'To pack' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('No order begins with this.').waitFor()
  await page.getByRole('radio', { name: 'Cancelled' }).focus()
  await page.keyboard.press('Enter')
  await row.waitFor()
})
