import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readProduct } from '../../contracts/api/catalogue/catalogueApi.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'

const shop = useConsole()

const params = { productId: 'HARROWMID1' }

test('OPR-15 OPR-16 OPR-17 OPR-18 OPR-19 a product is found, priced, counted, taken out and brought back with the keyboard alone', async () => {
  const page = shop.page()
  const guest = await shop.guest()
  await shop.signInAs(['merchandise'], 'Goods')
  await page
    .getByRole('row', { name: /Harrow Mid/ })
    .first()
    .waitFor()
  expect(await faultsOn(page, 'goods')).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type('HARROWMID1')
  await page.keyboard.press('Enter')
  await page.getByText('1 shown').waitFor()
  expect(page.url()).toContain('search=HARROWMID1')
  await shop.enter('row', /Harrow Mid/)
  const panel = page.getByRole('region', { name: 'Harrow Mid' })
  await panel.getByText('For sale', { exact: true }).waitFor()

  await shop.write('Price in EUR', 'cheap')
  await page.keyboard.press('Enter')
  await panel.getByText('Price in EUR: “cheap” is no amount such as 199.95.').waitFor()
  await shop.write('Price in EUR', '199,50')
  expect(await faultsOn(page, 'price typed')).toEqual([])
  await page.keyboard.press('Enter')
  await panel.getByText('The prices are saved.').waitFor()
  await panel.getByText('Price in EUR from 223.00 to 199.50').waitFor()
  await expect
    .poll(async () => (await guest.done(readProduct, { params }, { locale: 'de-de' })).price.current, {
      timeout: 4_000,
    })
    .toBe(19_950)

  const stock = panel.getByRole('form', { name: 'Stock' }).getByRole('textbox').first()
  const label = (await stock.getAttribute('aria-label')) ?? ''
  await shop.write(label, '12')
  await page.keyboard.press('Enter')
  await panel.getByText('The stock is saved.').waitFor()
  expect(await stock.inputValue()).toBe('12')
  await shop.enter('button', 'Undo last change')
  await panel.getByText('Undone.', { exact: true }).waitFor()
  expect(await stock.inputValue()).not.toBe('12')

  await shop.enter('button', 'Take out of the shop')
  await panel.getByText('Nobody can find or buy it any more.').waitFor()
  expect(await faultsOn(page, 'taken out')).toEqual([])
  await page.keyboard.press('Escape')
  await shop.enter('radio', 'Out of the shop')
  await shop.enter('row', /Harrow Mid/)
  await shop.enter('button', 'Bring back')
  await panel.getByText('It is for sale again.').waitFor()
})

test('OPR-17 a piece that is sold while somebody counts is told with what is there now', async () => {
  const page = shop.page()
  await shop.signInAs(['merchandise'], 'Goods')
  await page.goto(`${shop.publicUrl()}/operator/goods/HARROWMID1`)
  const stock = page.getByRole('form', { name: 'Stock' }).getByRole('textbox').first()
  await stock.waitFor()
  const [{ sku, available } = { sku: '', available: 0 }] = await shop
    .books()
    .selectFrom('stock')
    .select(['sku', 'available'])
    .where('product_id', '=', 'HARROWMID1')
    .where('available', '=', Number(await stock.inputValue()))
    .execute()
  const rows = shop.books().updateTable('stock').where('product_id', '=', 'HARROWMID1')
  await rows.set((row) => ({ available: row('available', '+', 3) })).execute()
  expect(sku).not.toBe('')
  await stock.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.getByText('Somebody else has changed this meanwhile. Nothing was saved.').waitFor()
  expect(await stock.inputValue()).toBe(String(available + 3))
})

test('OPS-35 OPS-36 files are exported, checked, refused with their complaints and imported with the keyboard alone', async () => {
  const page = shop.page()
  await shop.signInAs(['merchandise'], 'Goods')
  await shop.enter('link', 'Import and export')
  await page.getByRole('heading', { name: 'Import and export' }).waitFor()
  expect(await faultsOn(page, 'files')).toEqual([])
  const download = page.waitForEvent('download')
  await shop.enter('button', 'Export')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('goods.csv')
  const text = readFileSync((await saved.path()) ?? '', 'utf8')
  expect(text).toMatch(/^\uFEFFsku,product_id,/)

  const sku = text.split('\r\n')[1]?.split(',')[0] ?? ''
  const choose = async (...lines: readonly string[]): Promise<void> => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByLabel('Files', { exact: true }).focus()
    await page.keyboard.press('Enter')
    const buffer = Buffer.from(lines.join('\n'))
    await (await chosen).setFiles([{ name: 'prices.csv', mimeType: 'text/csv', buffer }])
  }
  await choose('sku,price_EUR', `${sku},dear`, 'NEW-1,5')
  await shop.enter('button', 'Check')
  const complaint = page.getByRole('row', { name: /prices\.csv row 2 price_EUR/ })
  await complaint.getByText('"dear" is no amount such as 199.95').waitFor()
  expect(await page.getByRole('button', { name: 'Import' }).count()).toBe(0)
  expect(await faultsOn(page, 'complaints')).toEqual([])
  await choose('sku,price_EUR', `${sku},77`)
  await shop.enter('button', 'Check')
  await page.getByText(/Nothing is wrong\. 0 products would be added, 1 changed and 0 taken out\./).waitFor()
  expect(await faultsOn(page, 'checked')).toEqual([])
  await shop.enter('button', 'Import')
  await page.getByText(/0 products were added, 1 changed and 0 taken out\./).waitFor()
})
