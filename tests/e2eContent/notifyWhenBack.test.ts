import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { field, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** Sold out from the start. */
const soldOut = '/p/scree-low-shoe-SCREELOW01?colour=PISA&size=095'
const dialog = () => shopper.page.getByRole('dialog', { name: 'Notify me when available' })
const send = () => dialog().getByRole('button', { name: 'Notify me' })

const open = async (locale = 'en-us', button = 'Notify me when available') => {
  shopper = await shop.visitor({ locale })
  await shopper.page.goto(`${shopper.url}${soldOut}`)
  await isAlive(shopper.page)
  await shopper.page.getByRole('button', { name: button }).press('Enter')
}

describe('a size that is sold out', () => {
  test('CAT-09 takes an address by keyboard, and another dialog says where the letter goes', async () => {
    await open()
    await sees(
      shopper.page,
      'Scree Low, Pine and sand, size US 9½ is sold out. We’ll email you once, when it’s back in stock.',
    )
    expect(await violationsOn(shopper.page, 'asking for a letter')).toEqual([])
    expect(await shopper.page.getByText(/You can add at most/).count()).toBe(0)
    await field(shopper.page, 'Email').fill('wren@example.com')
    await shopper.page.keyboard.press('Enter')
    const sent = shopper.page.getByRole('dialog', { name: 'We’ll let you know' })
    await sent.getByText('We’ll email wren@example.com when it’s back.').waitFor()
    expect(await violationsOn(shopper.page, 'a letter that is promised')).toEqual([])
    await sent.getByRole('button', { name: 'Back to product' }).press('Enter')
    await sent.waitFor({ state: 'detached' })
  })

  test.each([
    {
      locale: 'en-us',
      button: 'Notify me when available',
      send: 'Notify me',
      words: 'We already have this address. We will write once, when it is back.',
    },
    {
      locale: 'fr-fr',
      button: 'Me prévenir de son retour',
      send: 'Me prévenir',
      words: 'Nous avons déjà cette adresse. Nous écrirons une fois, au retour de l’article.',
    },
  ])('CAT-09 says on $locale that the address is already known', async ({ locale, button, send: name, words }) => {
    for (const turn of [1, 2]) {
      await open(locale, button)
      const { page } = shopper
      await page.getByRole('dialog').getByRole('textbox').fill(`piotr-${locale}@example.com`)
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
      if (turn === 2) await sees(page, words)
      else await page.getByRole('dialog').getByText(`piotr-${locale}@example.com`).waitFor()
    }
    expect(await violationsOn(shopper.page, 'a second request for one letter')).toEqual([])
  })

  test('CAT-09 says at the field that an address is none, and sends nothing', async () => {
    await open()
    let calls = 0
    await shopper.context.route('**/products/v1/notifications', (route) => {
      calls += 1
      return route.continue()
    })
    await field(shopper.page, 'Email').fill('piotr')
    await send().click()
    await expect.poll(() => field(shopper.page, 'Email').getAttribute('aria-invalid')).toBe('true')
    expect(calls).toBe(0)
  })

  test('CAT-09 ERR-31 keeps the address that could not be sent without a connection', async () => {
    await open()
    await field(shopper.page, 'Email').fill('offline@example.com')
    await shopper.context.setOffline(true)
    await send().click()
    await sees(shopper.page, 'We couldn’t send this.')
    expect(await field(shopper.page, 'Email').inputValue()).toBe('offline@example.com')
    expect(await violationsOn(shopper.page, 'a request that was not sent')).toEqual([])
    await shopper.context.setOffline(false)
    await send().click()
    await shopper.page.getByRole('dialog', { name: 'We’ll let you know' }).waitFor()
  })
})

test('CAT-09 a size that is there offers no letter', async () => {
  shopper = await shop.visitor()
  await shopper.page.goto(`${shopper.url}/p/scree-low-shoe-SCREELOW01?colour=SLCO&size=090`)
  await isAlive(shopper.page)
  await sees(shopper.page, 'In stock')
  expect(await shopper.page.getByRole('button', { name: 'Notify me when available' }).count()).toBe(0)
})
