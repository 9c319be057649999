import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { signIn } from '../../../contracts/api/account/authApi.ts'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { botCheckPaths } from '../../../core/domain/botCheck/botCheck.ts'
import type { BotCheckAction } from '../../../core/domain/botCheck/botCheck.ts'
import { challengeLifeMs } from '../../../server/botCheck/challenge.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import { challengeOf } from '../../../server/consumer/sessionHandlers.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { newId } from '../../../server/storage/newId.ts'

import { readyBasket } from '../order/checkoutGuest.ts'
import { accountShop } from '../consumer/accountShop.ts'
import { useAccountShop } from '../support/useGuestShop.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

let address = 'one'
const { shop } = await useAccountShop(0, { isBotCheckOn: true, clientOf: () => address })

const ask = (action: string) => shop.app.request(botCheckPaths.challenge, { method: 'POST', body: action })
const isWorked = (token: string, bits: number) =>
  createHash('sha256').update(token).digest().readUInt32BE(0) >>> (32 - bits) === 0
/** What the page's script does. */
const worked = async (action: BotCheckAction): Promise<string> => {
  const { challenge, bits } = (await (await ask(action)).json()) as {
    readonly challenge: string
    readonly bits: number
  }
  for (let number = 0; ; number++) if (isWorked(`${challenge}.${number}`, bits)) return `${challenge}.${number}`
}
const signInWith = (recaptcha_response: string | undefined, password = demonstrationPassword, key = newId()) =>
  shop.call('POST', signIn.path, {
    key,
    body: {
      username: 'consumer@example.com',
      password,
      codeChallenge: challengeOf('v'.repeat(43)),
      ...defined({ recaptcha_response }),
    },
  })
const codeOf = (answer: { readonly status: number; readonly error?: { readonly errorId: string } }) =>
  answer.error?.errorId ?? answer.status

describe('with the bot check switched on', () => {
  test('CHK-09 the script comes from the shop’s own origin, does the work, and gives an answer the server takes', async () => {
    const answer = await shop.app.request(botCheckPaths.script)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const page = {
      botCheck: undefined as undefined | { execute(action: string): Promise<string> },
      fetch: (path: string, init: RequestInit) => shop.app.request(path, init),
      crypto,
      TextEncoder,
    }
    runInNewContext(await answer.text(), page)
    expect(codeOf(await signInWith(await page.botCheck!.execute('login')))).toBe(200)
    await expect(page.botCheck!.execute('somethingElse')).rejects.toThrow('gave no challenge')
  })

  test('CHK-09 SIGN-37 AUT403 no one signs in or up without an answer, or with one unworked, expired or for another action', async () => {
    expect(codeOf(await signInWith(undefined))).toBe('AUT403')
    expect(codeOf(await signInWith(''))).toBe('AUT403')
    expect(codeOf(await signInWith('made up'))).toBe('AUT403')
    const { challenge, bits } = (await (await ask('login')).json()) as {
      readonly challenge: string
      readonly bits: number
    }
    const idle = [...Array(100).keys()]
      .map((number) => `${challenge}.${number}`)
      .find((token) => !isWorked(token, bits))
    expect(codeOf(await signInWith(idle))).toBe('AUT403')
    expect(codeOf(await signInWith(await worked('register')))).toBe('AUT403')
    const late = await worked('login')
    shop.clock.now += challengeLifeMs
    expect(codeOf(await signInWith(late))).toBe('AUT403')
    const entry = { email: `${newId()}@example.com`, password: 'Boulder-2027' }
    const opened = async (recaptcha_response?: string) =>
      codeOf(
        await shop.call('POST', signUp.path, {
          key: newId(),
          headers: { locale: 'en-us' },
          body: { ...entry, ...defined({ recaptcha_response }) },
        }),
      )
    expect(await opened()).toBe('AUT403')
    expect(await opened(await worked('login'))).toBe('AUT403')
    expect(await opened(await worked('register'))).toBe(201)
  })

  test('CHK-09 an answer is good for one call: a wrong password has spent it, and the same call asked again is answered the same', async () => {
    const token = await worked('login')
    const key = newId()
    expect(codeOf(await signInWith(token, 'not the password', key))).toBe('AUT401')
    expect(codeOf(await signInWith(token))).toBe('AUT403')
    expect(codeOf(await signInWith(token, 'not the password', key))).toBe('AUT401')
    expect(codeOf(await signInWith(undefined, 'not the password', key))).toBe('AUT401')
  })

  test('CHK-09 ERR-09 an order: refused under its key for ever without an answer, placed with one, and given again without asking for another', async () => {
    const [sku = ''] = await shop.ordinarySkus(1, 50)
    const guest = await shop.newGuest()
    const basket = await readyBasket(guest, sku)
    const total = basket.totals.total
    const body = {
      cartId: basket.basketId,
      paymentMethod: {
        paymentInstrumentId: basket.payment_instruments[0]!.paymentInstrumentId,
        additionalData: { shownTotal: total / 100 },
      },
      type: 'CREDIT_CARD',
    }
    const place = (key: string, recaptcha_response?: string) =>
      shop.call('PUT', placeOrder.path, {
        key,
        token: guest.token,
        body: { ...body, ...defined({ recaptcha_response }) },
      })
    const token = await worked('placeOrder')
    expect(codeOf(await place('first'))).toBe('AUT403')
    expect(codeOf(await place('first', token))).toBe('AUT403')
    const another = await worked('placeOrder')
    expect(codeOf(await place('second', another))).toBe(200)
    const again = await place('second')
    expect(codeOf(again)).toBe(200)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    // As if the server had died before it settled the key: an admitted call is continued.
    await shop.storage.db
      .updateTable('idempotency')
      .set({ status: null, body: null, lease_until: 0 })
      .where('key', '=', 'second')
      .execute()
    expect(codeOf(await place('second'))).toBe(200)
    expect(
      await shop.storage.db.selectFrom('orders').select('number').where('basket_id', '=', basket.basketId).execute(),
    ).toHaveLength(1)
  })

  test('CHK-09 challenges that are over are cleared away, an address opens so many of them, and nothing of an answer is logged', async () => {
    shop.clock.now += challengeLifeMs
    address = 'two'
    const token = await worked('login')
    expect(await shop.storage.db.selectFrom('bot_check').select('spent_by').execute()).toEqual([{ spent_by: null }])
    const { most, windowMs } = limitNamed('challenge-client')
    for (let nth = 1; nth < most; nth++) await ask('login')
    const answer = await ask('login')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe(String(windowMs / 1_000))
    await signInWith(token)
    expect(JSON.stringify(shop.log)).not.toContain(token)
  })
})

test('CHK-09 when the check is switched off there is neither a script nor a challenge, and every call passes without one', async () => {
  const open = await accountShop()
  expect((await open.app.request(botCheckPaths.script)).status).toBe(404)
  expect((await open.trySignIn('consumer@example.com')).status).toBe(200)
  await open.close()
})
