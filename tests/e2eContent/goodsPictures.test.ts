import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { readProduct } from '../../contracts/api/catalogue/catalogueApi.ts'
import { importCatalogue } from '../../server/catalog/file/importCatalogue.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { noteShifts, shiftsOf } from '../e2e/support/shifts.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { addShown, openProduct, viewCart } from '../e2e/support/walk.ts'
import { halves } from '../server/picture/samplePhotos.ts'

const shop = useConsole()
const params = { productId: 'HARROWMID1' }

const folder = mkdtempSync(join(tmpdir(), 'cairn-goods-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const press = async (name: string | RegExp): Promise<void> => {
  await shop
    .page()
    .getByRole('button', { name, exact: typeof name === 'string' })
    .focus()
  await shop.page().keyboard.press('Enter')
}

/** Mara uploads a picture of each of these sides, by its name, and returns their ids. */
const upload = async (sides: Readonly<Record<string, readonly [number, number]>>): Promise<readonly string[]> => {
  const page = shop.page()
  await shop.signInAs(['merchandise'], 'Goods')
  await page.goto(`${shop.publicUrl()}/operator/pictures`)
  const ids: string[] = []
  for (const [name, [width, height]] of Object.entries(sides)) {
    const path = join(folder, `${name}.jpg`)
    writeFileSync(path, await halves(width, height).jpeg().toBuffer())
    await page.getByLabel('Choose pictures, or drop them anywhere here').setInputFiles(path)
    await page.getByText(`“${name}” is uploaded.`).waitFor()
    const { id } = await shop
      .books()
      .selectFrom('shop_picture')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

const firstVariant = () =>
  shop
    .books()
    .selectFrom('variant')
    .innerJoin('colourway', (on) =>
      on
        .onRef('colourway.product_id', '=', 'variant.product_id')
        .onRef('colourway.code', '=', 'variant.colour')
        .on('colourway.position', '=', 0),
    )
    .select(['variant.sku', 'colourway.code'])
    .where('variant.product_id', '=', params.productId)
    .executeTakeFirstOrThrow()

/** Gives the first colour of the boot these pictures, as a file does. */
const give = async (...ids: readonly string[]): Promise<void> => {
  const { sku } = await firstVariant()
  const bytes = new TextEncoder().encode(`sku,pictures\n${sku},${ids.join(' ')}`)
  const outcome = await importCatalogue(shop.books(), [{ name: 'goods.csv', bytes }], {
    replaces: false,
    now: Date.now(),
  })
  expect(outcome._tag).toBe('Accepted')
}

describe('the pictures of goods in the console', () => {
  test('OPR-70 are uploaded where they are chosen', async () => {
    const page = shop.page()
    await shop.signInAs(['merchandise'], 'Goods')
    await page.goto(`${shop.publicUrl()}/operator/goods/HARROWMID1`)
    const path = join(folder, 'Sole.jpg')
    writeFileSync(path, await halves(500, 500).jpeg().toBuffer())
    await press(/^Choose pictures of Saddle and pine/)
    const chooser = page.getByRole('group', { name: 'Uploaded pictures for Saddle and pine' })
    await chooser.getByLabel('Choose pictures, or drop them anywhere here').setInputFiles(path)
    await press('Sole')
    await chooser.getByRole('button', { name: 'Sole', pressed: true }).waitFor()
    expect(await chooser.getByRole('button', { pressed: true }).count()).toBe(1)
  })

  test('OPR-50 OPR-51 OPR-45 are chosen, ordered, saved, taken out and brought back with the keyboard alone', async () => {
    const page = shop.page()
    const guest = await shop.guest()
    const shown = async () =>
      (await guest.done(readProduct, { params })).colourways[0].pictures.map(({ url }) => url.replace('/media/', ''))
    const [side = '', heel = ''] = await upload({ 'Boot from the side': [600, 600], 'Its heel': [400, 500] })
    await page.goto(`${shop.publicUrl()}/operator/goods/HARROWMID1`)
    const form = page.getByRole('form', { name: 'Pictures' })
    const colour = form.getByRole('group').first()
    await colour.getByText('drawn').waitFor()
    await press(/^Choose pictures of Saddle and pine/)
    const chooser = form.getByRole('group', { name: /^Uploaded pictures for / })
    await chooser.getByRole('button', { name: 'Its heel' }).waitFor()
    expect(await faultsOn(page, 'pictures to choose from')).toEqual([])

    await page.getByRole('searchbox', { name: 'Name of a picture' }).focus()
    await page.keyboard.type('side')
    await page.keyboard.press('Enter')
    await chooser.getByRole('button', { name: 'Its heel' }).waitFor({ state: 'detached' })
    await press('Boot from the side')
    await page.getByRole('searchbox', { name: 'Name of a picture' }).focus()
    await page.keyboard.press('Escape')
    await press('Its heel')
    expect(await chooser.getByRole('button', { pressed: true }).count()).toBe(2)
    await press(/^Done with /)
    await press(/move “Its heel” to the left$/)
    await form.getByText('“Its heel” is number 1 of 2.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /move “Its heel” to the right$/,
    )
    expect(await faultsOn(page, 'chosen pictures')).toEqual([])
    await press('Save pictures')
    const panel = page.getByRole('region', { name: 'Harrow Mid' })
    await panel.getByText('The pictures are saved.').waitFor()
    await panel.getByText(/^Pictures of \w+: 2 added$/).waitFor()
    await expect.poll(shown, { timeout: 4_000 }).toEqual([heel, side])

    await press(/take “Boot from the side” out$/)
    await press('Save pictures')
    await panel.getByText(/^Pictures of \w+: 1 taken out$/).waitFor()
    await press('Undo last change')
    await panel.getByText('Undone.', { exact: true }).waitFor()
    await expect.poll(shown, { timeout: 4_000 }).toEqual([heel, side])

    await page.goto(`${shop.publicUrl()}/operator/pictures/${side}`)
    const picture = page.getByRole('region', { name: 'Boot from the side' })
    await picture.getByText('It cannot be removed as long as shoppers see it, or are to see it.').waitFor()
    expect(await faultsOn(page, 'picture of goods')).toEqual([])
    await picture.getByRole('link', { name: 'Harrow Mid' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/operator\/goods\/HARROWMID1$/)
  })

  test('OPR-50 what somebody else has chosen meanwhile is shown, and nothing is saved', async () => {
    const page = shop.page()
    const [first = '', second = ''] = await upload({ 'First come': [500, 400], 'First served': [400, 400] })
    await give()
    await page.goto(`${shop.publicUrl()}/operator/goods/HARROWMID1`)
    await press(/^Choose pictures of Saddle and pine/)
    await press('First served')
    await give(first)
    await press('Save pictures')
    await page.getByText('Somebody else has changed this meanwhile. Nothing was saved.').waitFor()
    const form = page.getByRole('form', { name: 'Pictures' })
    await form.getByRole('img', { name: 'First come' }).waitFor()
    expect(await form.getByRole('button', { name: 'Save pictures' }).count()).toBe(0)
    expect(
      await shop.books().selectFrom('colourway').select('pictures').where('code', '=', 'SAPI').execute(),
    ).not.toContainEqual({ pictures: [second] })
  })
})

describe('an uploaded picture in the shop', () => {
  /** Its address without the transform, its natural width, and whether it fills its frame. */
  const seen = async (picture: Locator) => {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
    return picture.evaluate((img: HTMLImageElement) => {
      const frame = img.closest('.plate')?.getBoundingClientRect()
      const { width, height } = img.getBoundingClientRect()
      return {
        hash: img.currentSrc.replace(/^.*\//, ''),
        width: img.naturalWidth,
        fits: Math.abs(width - (frame?.width ?? 0)) < 1 && Math.abs(height - (frame?.height ?? 0)) < 1,
      }
    })
  }

  test('OPR-49 stands in the gallery, on the card and in the cart at the widths that they ask for, and moves nothing', async () => {
    const [wide = '', tall = ''] = await upload({ 'Wide boot': [1500, 1000], 'Tall boot': [1000, 1500] })
    await give(wide, tall)
    const page = shop.page()
    await page.context().addInitScript(noteShifts)
    const shopper = { page, url: `${shop.publicUrl()}/en-us` }
    const { code } = await firstVariant()
    await expect
      .poll(async () => (await (await fetch(`${shopper.url}/p/harrow-mid-boot-HARROWMID1`)).text()).includes(wide), {
        timeout: 4_000,
      })
      .toBe(true)
    await openProduct(shopper, `/p/harrow-mid-boot-HARROWMID1?colour=${code}&size=090`)
    const pictures = page.locator('.gallery img')
    expect(await pictures.count()).toBe(2)
    expect(await seen(pictures.nth(0))).toEqual({ hash: wide, width: 1500, fits: true })
    expect(await seen(pictures.nth(1))).toEqual({ hash: tall, width: 960, fits: true })
    expect(await pictures.nth(1).getAttribute('alt')).toMatch(/^Harrow Mid, .+, view 2$/)
    const graph = await page.locator('script[type="application/ld+json"]').textContent()
    expect(graph).toContain(`${shop.publicUrl()}/media/${wide}`)
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toBe(
      `${shop.publicUrl()}/media/w_1200/${wide}`,
    )
    expect(await shiftsOf(page)).toEqual([])

    await addShown(page)
    await viewCart(page)
    expect(await seen(page.locator('li.cart-line .plate > img'))).toEqual({ hash: wide, width: 480, fits: true })

    await page.goto(`${shopper.url}/c/hiking-boots-1010`)
    await isAlive(page)
    const card = page.locator('.product-card', { hasText: 'Harrow Mid' }).first()
    expect(await seen(card.locator('.plate > img').first())).toEqual({ hash: wide, width: 1280, fits: true })
    expect(await shiftsOf(page)).toEqual([])
  })
})
