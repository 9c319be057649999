import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { halves } from '../server/picture/samplePhotos.ts'

const shop = useConsole()

const folder = mkdtempSync(join(tmpdir(), 'cairn-picture-fields-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('OPR-70 a picture is uploaded beside its field, chosen, seen in the preview and saved, with the keyboard alone', async () => {
  const page = shop.page()
  await shop.signInAs(['content'], 'Pages and content')
  await page.goto(`${shop.publicUrl()}/operator/content/NA/page/materials`)
  const outline = page.getByRole('navigation', { name: 'Blocks' })
  await outline.getByRole('combobox', { name: 'New block' }).selectOption('Picture')
  await shop.enter('button', 'Add block')
  await shop.enter('button', 'Add phones, and wider if nothing else is said')
  await shop.enter('button', /^Choose a picture: Phones/)
  const chooser = page.getByRole('group', { name: /^Uploaded pictures for Phones/ })
  await chooser.getByText('There is no picture in the shop yet.').waitFor()
  expect(await faultsOn(page, 'chooser without pictures')).toEqual([])

  const file = join(folder, 'Fells at dawn.jpg')
  writeFileSync(file, await halves(900, 600).jpeg().toBuffer())
  const asked = page.waitForEvent('filechooser')
  await chooser.getByLabel('Choose pictures, or drop them anywhere here').focus()
  await page.keyboard.press('Enter')
  await (await asked).setFiles([file])
  await chooser.getByText('“Fells at dawn” is uploaded.').waitFor()
  expect(await faultsOn(page, 'chooser')).toEqual([])
  await shop.enter('button', 'Fells at dawn')
  await page.getByText('“Fells at dawn” is chosen. Does the text for those who do not see it fit?').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choose a picture')
  expect(await page.getByRole('textbox', { name: 'File' }).inputValue()).toMatch(/^\/media\/[0-9a-f]{32}$/)
  expect(await page.getByRole('textbox', { name: 'Width' }).inputValue()).toBe('900')
  expect(await page.getByRole('textbox', { name: 'Height' }).inputValue()).toBe('600')
  await shop.write('Text for those who do not see it', 'Hills under a red sky')
  const shown = page.frameLocator('iframe').getByRole('img', { name: 'Hills under a red sky' })
  await shown.waitFor()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await faultsOn(page, 'chosen picture')).toEqual([])
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText('Saved as a draft. Shoppers do not see it yet.').waitFor()
})
