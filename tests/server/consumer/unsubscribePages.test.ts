import { expect, test } from 'vitest'
import { updateSubscriptions } from '../../../contracts/api/account/subscriptionApi.ts'
import { locales } from '../../../server/kit/siteLocale.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop } = await useAccountShop()

const setTo = async (recipient: string, optin: boolean) =>
  (await shop.newGuest()).done(updateSubscriptions, {
    body: {
      subscriptions: [
        { type: 'Newsletter', channel: 'email', optin, doubleOptin: false, recipient, category: 'subscription' },
      ],
    },
  })

const isSubscribed = async (recipient: string) =>
  (
    await shop.storage.db
      .selectFrom('subscription')
      .select('opted_in')
      .where('recipient', '=', recipient)
      .executeTakeFirstOrThrow()
  ).opted_in

/** The path in the newest letter to an address, as mail programs read it. */
const pathFor = async (recipient: string): Promise<string> => {
  const { unsubscribe } = await shop.storage.db
    .selectFrom('mail')
    .select('unsubscribe')
    .where('recipient', '=', recipient)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(unsubscribe ?? '').pathname
}

/** As a mail program presses it: a form, no cookie, no session. */
const press = (path: string) =>
  shop.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

test('SIGN-77 one POST without a sign-in ends the subscription, and a second one changes nothing', async () => {
  await setTo('maud@example.com', true)
  await setTo('ines@example.com', true)
  const path = await pathFor('maud@example.com')
  for (const _time of [1, 2]) {
    const answer = await press(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('maud@example.com no longer gets our newsletter')
    expect(await isSubscribed('maud@example.com')).toBe(false)
  }
  expect(await isSubscribed('ines@example.com')).toBe(true)
})

test('SIGN-77 opening the address shows one button and ends nothing', async () => {
  await setTo('robin@example.com', true)
  const path = await pathFor('robin@example.com')
  const answer = await shop.app.request(path)
  const html = await answer.text()
  expect(html.match(/<button/g)).toHaveLength(1)
  expect(html).toContain('<form method="post">')
  expect(html).toContain('robin@example.com')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await isSubscribed('robin@example.com')).toBe(true)
  await press(path)
  expect(await (await shop.app.request(path)).text()).not.toContain('<button')
})

test('SIGN-77 an address that subscribes again has the same address for its end, and letters of before end it, too', async () => {
  await setTo('wren@example.com', true)
  const first = await pathFor('wren@example.com')
  await setTo('wren@example.com', false)
  await setTo('wren@example.com', true)
  expect(await pathFor('wren@example.com')).toBe(first)
  await press(first)
  expect(await isSubscribed('wren@example.com')).toBe(false)
})

test('SIGN-77 a key that no letter has ends nothing and is answered 404', async () => {
  await setTo('sol@example.com', true)
  const path = await pathFor('sol@example.com')
  const other = path.replace(/\w$/, (last) => (last === '0' ? '1' : '0'))
  for (const ask of [press, (at: string) => shop.app.request(at)]) {
    const answer = await ask(other)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('sol@example.com')
  }
  expect(await isSubscribed('sol@example.com')).toBe(true)
})

test.each(locales.map(({ code, language }) => ({ code, language })))(
  'SIGN-77 the page speaks the language of $code',
  async ({ code, language }) => {
    await setTo(`${code}@example.com`, true)
    const path = (await pathFor(`${code}@example.com`)).replace('/en-us/', `/${code}/`)
    const html = await (await shop.app.request(path)).text()
    expect(html).toMatch(new RegExp(`<html lang="${language}`))
    const word = { en: 'Unsubscribe', fr: 'Se désabonner', de: 'abmelden', it: 'Annulla', es: 'Darme de baja' }[
      language
    ]
    expect(html).toContain(word)
  },
)
