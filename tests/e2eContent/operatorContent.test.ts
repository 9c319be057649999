import { expect, test } from 'vitest'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'

const shop = useConsole()

type Role = 'link' | 'radio' | 'row' | 'button' | 'textbox' | 'combobox'

const enter = async (role: Role, name: string | RegExp): Promise<void> => {
  await shop.page().getByRole(role, { name }).focus()
  await shop.page().keyboard.press('Enter')
}

const type = async (name: string, text: string): Promise<void> => {
  const { keyboard } = shop.page()
  await shop.page().getByRole('textbox', { name, exact: true }).focus()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type(text)
}

/** What a shopper's page says, as the server draws it. */
const inTheShop = async (path: string): Promise<string> => (await fetch(`${shop.publicUrl()}${path}`)).text()

test('OPR-25 OPR-26 OPR-28 OPR-29 OPR-30 OPR-31 a banner is edited, previewed, published, hidden and undone, by keyboard', async () => {
  const page = shop.page()
  await shop.signInAs(['content'], 'Pages and content')
  await page
    .getByRole('row', { name: /Hiking boots/ })
    .first()
    .waitFor()
  expect(await faultsOn(page, 'documents')).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type('repairs')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Where' }).selectOption('America')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Page')
  expect(new URL(page.url()).searchParams.toString()).toBe('site=NA&family=page&search=repairs')
  await enter('row', /\/repairs/)
  const blocks = page.getByRole('navigation', { name: 'Blocks' })
  await blocks.waitFor()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1 }).waitFor()

  await type('Title', 'Mended in three weeks')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText('Saved as a draft. Shoppers do not see it yet.').waitFor()
  await preview.getByRole('heading', { level: 1, name: 'Mended in three weeks' }).waitFor()
  expect(await inTheShop('/en-us/repairs')).not.toContain('Mended in three weeks')
  expect(await faultsOn(page, 'editor')).toEqual([])

  await enter('button', 'Publish…')
  await page.getByRole('region', { name: 'What changes' }).getByText('Mended in three weeks').waitFor()
  expect(await faultsOn(page, 'publish')).toEqual([])
  await enter('button', 'Publish now')
  await page.getByText('Published.', { exact: true }).waitFor()
  await expect.poll(() => inTheShop('/en-us/repairs')).toContain('Mended in three weeks')

  await enter('button', 'Undo publication')
  await page.getByText('Undone.', { exact: true }).waitFor()
  await expect.poll(() => inTheShop('/en-us/repairs')).not.toContain('Mended in three weeks')

  await enter('button', 'Publish…')
  await enter('button', 'Hide from shoppers')
  await page.getByText('Hidden from shoppers. It can be undone.', { exact: true }).waitFor()
  await expect.poll(async () => (await fetch(`${shop.publicUrl()}/en-us/repairs`)).status).toBe(404)
  await enter('button', 'Show it again')
  await expect.poll(async () => (await fetch(`${shop.publicUrl()}/en-us/repairs`)).status).toBe(200)
  await enter('radio', 'History')
  await page
    .getByText(/^Undone, revision 1 again/)
    .first()
    .waitFor()
  expect(await faultsOn(page, 'history')).toEqual([])
})

test('OPR-27 OPR-32 OPR-33 blocks are added, moved and mended, and edits outlive a reload, with the keyboard alone', async () => {
  const page = shop.page()
  await shop.signInAs(['content'], 'Pages and content')
  await enter('button', 'New document')
  await type('Address', 'autumn')
  await type('Title', 'Short days')
  expect(await faultsOn(page, 'new document')).toEqual([])
  await page.keyboard.press('Enter')
  const outline = page.getByRole('navigation', { name: 'Blocks' })
  const titles = async () => (await outline.locator('ol .outline-block > span:first-child').allInnerTexts()).join()
  const add = async (kind: string): Promise<void> => {
    await outline.getByRole('combobox', { name: 'New block' }).selectOption(kind)
    await enter('button', 'Add block')
  }
  await outline.waitFor()
  await add('Hero')
  await type('Title', 'Short days, long light')
  await add('Rich text')
  await type('Text', '<p>What we wear</p>')
  await expect.poll(titles).toBe('Hero,Rich text')
  await outline.getByRole('button', { name: /^Rich text/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(titles).toBe('Rich text,Hero')
  await add('Category card')
  await outline
    .getByText(/^The field url of the block category-card|^The field .*url of the block category-card/)
    .waitFor()
  expect(await faultsOn(page, 'complaint')).toEqual([])
  await page.keyboard.press('ControlOrMeta+s')
  await page
    .getByRole('alert')
    .getByText(/category-card/)
    .waitFor()
  await page.reload()
  await expect.poll(titles).toBe('Rich text,Category card,Hero')
  await outline.getByRole('button', { name: /^Category card/ }).focus()
  await page.keyboard.press('Enter')
  await enter('button', 'Remove block')
  await page.keyboard.press('ControlOrMeta+s')
  await page.frameLocator('iframe').getByRole('heading', { name: 'Short days, long light' }).waitFor()
  await enter('radio', 'Phone')
  await page.frameLocator('iframe[title="The page on a phone"]').getByText('What we wear').waitFor()
})
