import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkDocument } from '../../server/content/checkDocument.ts'
import { saveDraft } from '../../server/content/contentStore.ts'
import { publish } from '../../server/content/publishing.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { samplePage } from '../server/content/sampleContent.ts'
import { halves } from '../server/picture/samplePhotos.ts'

const shop = useConsole()

const folder = mkdtempSync(join(tmpdir(), 'cairn-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, content: Uint8Array | string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const jpeg = (width: number, height: number): Promise<Buffer> => halves(width, height).jpeg().toBuffer()
const choose = async (...paths: readonly string[]): Promise<void> => {
  const chosen = shop.page().waitForEvent('filechooser')
  await shop.page().getByLabel('Choose pictures, or drop them anywhere here').focus()
  await shop.page().keyboard.press('Enter')
  await (await chosen).setFiles([...paths])
}
/** Files are let go above the screen, as by a mouse. */
const drop = async (name: string, content: Buffer): Promise<void> => {
  const held = await shop.page().evaluateHandle(
    ([bytes, file]) => {
      const transfer = new DataTransfer()
      transfer.items.add(
        new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], file, { type: 'image/jpeg' }),
      )
      return transfer
    },
    [content.toString('base64'), name] as const,
  )
  const place = shop.page().getByRole('region', { name: 'Upload' })
  for (const type of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(type, { dataTransfer: held })
}

test('OPR-45 OPR-46 OPR-47 OPR-48 pictures are uploaded, copied, removed and brought back with the keyboard alone', async () => {
  const page = shop.page()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.signInAs(['content'], 'Pages and content')
  await shop.enter('link', 'Pictures')
  await page.getByText('There is no picture in the shop.').waitFor()
  expect(await faultsOn(page, 'no pictures')).toEqual([])

  const drawing = fileOf('map.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>')
  const heavy = fileOf('heavy.jpg', Buffer.alloc(13_000_000))
  await choose(fileOf('Hut above the fog.jpg', await jpeg(800, 600)), drawing, heavy)
  await page.getByText('map.svg: Drawings such as SVG and PDF are not taken. Export this one as PNG or WebP.').waitFor()
  await page.getByText('heavy.jpg: This file has 13.0 MB. Files of up to 12 MB are taken.').waitFor()
  await page.getByText('“Hut above the fog” is uploaded.').waitFor()
  const row = page.getByRole('row', { name: /Hut above the fog/ })
  expect(await row.innerText()).toMatch(/800 × 600 px[\s\S]* kB[\s\S]*Nowhere[\s\S]*dee@example\.com/)
  await expect.poll(async () => row.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160)
  expect(await faultsOn(page, 'pictures')).toEqual([])
  await choose(fileOf('Fog.jpg', await jpeg(800, 600)))
  await page.getByText('“Fog” was there already, as “Hut above the fog”.').waitFor()

  await shop.enter('row', /Hut above the fog/)
  const panel = page.getByRole('region', { name: 'Hut above the fog' })
  await panel.getByText('No product, no page and no other document shows it.').waitFor()
  expect(await faultsOn(page, 'picture')).toEqual([])
  await shop.enter('button', 'Copy the address')
  await panel.getByText('The address is copied.').waitFor()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}$/)
  const served = async () => (await fetch(`${shop.publicUrl()}${address}`)).status
  expect(await served()).toBe(200)

  await shop.enter('button', 'Remove')
  await panel.getByText('Removed. Its address shows nothing any more.').waitFor()
  expect(await served()).toBe(404)
  expect(await faultsOn(page, 'removed picture')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('There is no picture in the shop.').waitFor()
  await shop.enter('radio', 'Removed')
  await shop.enter('row', /Hut above the fog/)
  expect(page.url()).toContain('list=removed')
  await shop.enter('button', 'Undo')
  await panel.getByText('It is in the shop again.').waitFor()
  expect(await served()).toBe(200)
})

test('OPR-45 OPR-46 OPR-47 a dropped picture that a page shows says where, opens the page, and cannot be removed', async () => {
  const page = shop.page()
  await shop.signInAs(['content'], 'Pages and content')
  await shop.enter('link', 'Pictures')
  await page.getByText('Choose pictures, or drop them anywhere here').waitFor()
  await drop('Winter ridge.jpg', await jpeg(900, 500))
  await shop.enter('row', /Winter ridge/)
  const panel = page.getByRole('region', { name: 'Winter ridge' })
  const path = await panel.getByText(/^\/media\//).innerText()

  const slots = { main: [{ id: 'text', type: 'rich-text', richText: `<p><a href="${path}">The ridge</a></p>` }] }
  const document = samplePage('ridge', 'Ridge', { bodies: { en: { name: 'The ridge in winter', slots } } })
  const by = { author: 'Wren', now: Date.now() }
  expect(checkDocument(document)._tag).toBe('Valid')
  await saveDraft(shop.books(), document, by)
  await publish(shop.books(), { site: 'NA', family: 'page', key: 'ridge' }, 1, by)

  // What the screen shows is older.
  await shop.enter('button', 'Remove')
  await panel.getByText(/This picture is used by “The ridge in winter” \(NA\)\. Take it out there first\./).waitFor()
  await panel.getByText('It cannot be removed as long as shoppers see it, or are to see it.').waitFor()
  expect(await panel.getByRole('button', { name: 'Remove' }).count()).toBe(0)
  expect(await faultsOn(page, 'used picture')).toEqual([])
  await shop.enter('link', 'The ridge in winter')
  await page.waitForURL(/\/operator\/content\/NA\/page\/ridge$/)
})
