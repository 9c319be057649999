import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { harrow } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const open = async (locale: string, path: string) => {
  shopper = await shop.visitor({ width: 390, locale })
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
  return shopper.page.getByRole('main')
}

describe('that prices include tax', () => {
  test.each([
    ['en-gb', 'Incl. VAT, plus delivery', 'All prices incl. VAT, plus delivery'],
    ['de-de', 'inkl. MwSt., zzgl. Versand', 'Alle Preise inkl. MwSt., zzgl. Versand'],
  ])('LAW-06 is said in %s at the price and below a list', async (locale, atPrice, belowList) => {
    await (await open(locale, harrow)).getByText(atPrice, { exact: true }).waitFor()
    await (await open(locale, '/c/footwear-1000')).getByText(belowList, { exact: true }).waitFor()
  })

  test('LAW-06 is not said in en-us, where tax is added', async () => {
    expect(await (await open('en-us', harrow)).getByText(/VAT/).count()).toBe(0)
    expect(await (await open('en-us', '/c/footwear-1000')).getByText(/VAT/).count()).toBe(0)
  })
})
