import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { OperatorRole } from '../../../contracts/capabilities.ts'
import { fetchToken } from '../../../contracts/api/account/sessionApi.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import { invitationLink } from '../../../server/operator/consoleAddress.ts'
import { firstInvitation } from '../../../server/operator/firstInvitation.ts'
import { inviteOperator } from '../../../server/operator/operatorBook.ts'
import { openServer } from '../../../server/openServer.ts'
import type { OpenServer } from '../../../server/openServer.ts'
import { serverConfig } from '../../../server/serverConfig.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { newId } from '../../../server/storage/newId.ts'
import { freePort } from '../../../tools/start/freePort.ts'
import { guestCalls } from '../../server/cart/guestCalls.ts'
import { callsTo } from '../../server/support/testServer.ts'
import { violationsOn } from './axe.ts'
import { useShop } from './browser.ts'
import type { Visitor } from './browser.ts'
import { filledPlace } from './ownServer.ts'

/** A shop of its own with a console, and a browser with a new operator's passkeys in each test. */
export const useConsole = () => {
  const data = mkdtempSync(join(tmpdir(), 'cairn-console-'))
  let server: OpenServer
  let publicUrl: string
  // Its address must have a name: a passkey belongs to one.
  beforeAll(async () => {
    const config = serverConfig({
      CAIRN_DATA: data,
      PORT: String(await freePort()),
      CAIRN_MODE: 'development',
      CAIRN_REPORTS: 'on',
    })
    publicUrl = config.publicUrl
    server = await openServer({ ...config, place: await filledPlace(config) }, () => undefined)
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  })

  const shop = useShop()
  let operator: Visitor
  beforeEach(async () => {
    operator = await shop.visitor()
    await light(operator.page)
    await withPasskeys(operator.page)
  })
  // Before the sign-in the console asks whether a session is open, and Chromium writes the no to the console.
  afterEach(() => expect(operator.complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]))
  const signInAs = async (roles: readonly OperatorRole[], first: string): Promise<void> => {
    const { page } = operator
    const { token } = await inTransaction(server.books, (tx) =>
      inviteOperator(tx, { email: 'dee@example.com', roles }, null, Date.now(), newId),
    )
    await page.goto(invitationLink(publicUrl, token))
    await page.getByLabel('Your name').fill('Dee Abara')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: first, exact: true }).waitFor()
  }
  return {
    page: () => operator.page,
    /** Presses a control with the keyboard; a name that is text is the whole name. */
    enter: async (role: 'link' | 'radio' | 'row' | 'button', name: string | RegExp): Promise<void> => {
      await operator.page.getByRole(role, { name, exact: typeof name === 'string' }).focus()
      await operator.page.keyboard.press('Enter')
    },
    /** Types over what stands in a field. */
    write: async (label: string, text: string): Promise<void> => {
      const { page } = operator
      await page.getByRole('textbox', { name: label, exact: true }).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    publicUrl: () => publicUrl,
    /** The link that the server prints as long as nobody can sign in. */
    invitation: async () => (await firstInvitation(server.books, publicUrl, Date.now()))!.replace(/^.* /, ''),
    /** The tables of its server. */
    books: () => server.books,
    /** Somebody with the role orders accepts an invitation. */
    signInForOrders: () => signInAs(['orders'], 'Orders'),
    /** Somebody with these roles accepts an invitation, and sees the screen that is their first. */
    signInAs,
    /** A shopper, over HTTP. */
    guest: async () => {
      const call = callsTo((path, init) => fetch(`${publicUrl}${path}`, init))
      const { accessToken } = toFields((await call('POST', fetchToken.path, { body: {} })).json)
      return guestCalls(call)(String(accessToken))
    },
  }
}

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
/** What axe finds, at 1440 px in light and at 820 px in dark. */
export const faultsOn = async (page: Page, name: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const look of [light, dark]) {
    await look(page)
    found.push(...(await violationsOn(page, `${name} ${look.name}`)))
  }
  await light(page)
  return found
}
