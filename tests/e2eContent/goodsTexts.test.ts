import { expect, test } from 'vitest'
import { readProduct } from '../../contracts/api/catalogue/catalogueApi.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'

const shop = useConsole()

const params = { productId: 'HARROWMID1' }

const press = async (name: string): Promise<void> => {
  await shop.page().getByRole('button', { name, exact: true }).focus()
  await shop.page().keyboard.press('Enter')
}

const write = async (label: string, text: string): Promise<void> => {
  const page = shop.page()
  await page.getByRole('textbox', { name: label, exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
}

const choose = async (language: string): Promise<void> => {
  await shop.page().getByRole('radio', { name: language, exact: true }).focus()
  await shop.page().keyboard.press('Space')
}

const open = async () => {
  const page = shop.page()
  await shop.signInAs(['merchandise'], 'Goods')
  await page.goto(`${shop.publicUrl()}/operator/goods/HARROWMID1`)
  await press('Change texts')
  await page.getByRole('textbox', { name: 'Name in English' }).waitFor()
  return page
}

test('OPR-61 a text that cannot be is refused at its field, in its language, with the keyboard alone', async () => {
  const page = await open()
  await choose('German')
  await write('Name in German', '')
  expect(await faultsOn(page, 'texts')).toEqual([])
  await choose('French')
  await press('Save texts')
  const name = page.getByRole('textbox', { name: 'Name in German', exact: true })
  await page.getByRole('alert').getByText('The name in German is blank, but every product needs it.').waitFor()
  await expect.poll(async () => name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await faultsOn(page, 'fault')).toEqual([])
})

test('OPR-61 texts are written, saved, read by shoppers and undone with the keyboard alone', async () => {
  const guest = await shop.guest()
  const page = await open()
  const named = async () => (await guest.done(readProduct, { params }, { locale: 'de-de' })).name
  await choose('French')
  await write('Summary in French', 'Une botte pour tous les temps.')
  await page.keyboard.press('Escape')
  await choose('German')
  await write('Name in German', 'Zwirbelstiefel')
  await page.keyboard.press('Enter')
  await page.getByText('The texts are saved.').waitFor()
  await page.getByText('Summary in French rewritten').waitFor()
  await page.getByText('Name in German from “Harrow Mid” to “Zwirbelstiefel”').waitFor()
  await expect.poll(named).toBe('Zwirbelstiefel')
  await press('Undo last change')
  await page.getByText('Undone.', { exact: true }).waitFor()
  await expect.poll(named).toBe('Harrow Mid')
})

test('I18N-08 an American name is written beside the English one, says what an empty field means, and is undone', async () => {
  const guest = await shop.guest()
  const page = await open()
  const named = async (locale: string) => (await guest.done(readProduct, { params }, { locale })).name
  await choose('English (United States)')
  await page.getByText('An empty field says the same as in English.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Kind in English (United States)' }).inputValue()).toBe('')
  expect(await faultsOn(page, 'american')).toEqual([])
  await write('Name in English (United States)', 'Harrow Boot')
  await page.keyboard.press('Enter')
  await page.getByText('name in English (United States) from nothing to “Harrow Boot”').waitFor()
  await page.getByText('English (United States): Harrow Boot').waitFor()
  await expect.poll(() => named('en-us')).toBe('Harrow Boot')
  expect(await named('en-gb')).toBe('Harrow Mid')
  await press('Undo last change')
  await page.getByText('Undone.', { exact: true }).waitFor()
  await expect.poll(() => named('en-us')).toBe('Harrow Mid')
})

test('OPR-61 what somebody else has written meanwhile stands beside what is typed, and nothing is saved', async () => {
  const page = await open()
  await write('Kind in English', 'Trail boot')
  const rows = shop.books().updateTable('product_text').where('product_id', '=', 'HARROWMID1')
  await rows.set({ kind: 'Winter boot' }).where('language', '=', 'en').execute()
  await page.keyboard.press('Enter')
  await page.getByText('Somebody else has changed this meanwhile. Nothing was saved.').waitFor()
  await page.getByText('By now it says: “Winter boot”').waitFor()
  expect(await page.getByRole('textbox', { name: 'Kind in English' }).inputValue()).toBe('Trail boot')
  await press('Save texts')
  await page.getByText('Kind in English from “Winter boot” to “Trail boot”').waitFor()
})

/** The form of the categories, with how many there are. */
const openCategories = async (page: Awaited<ReturnType<typeof open>>) => {
  await press('Change categories')
  const form = page.getByRole('form', { name: 'Categories' })
  const items = form.getByRole('listitem')
  await items.first().waitFor()
  return { form, items, count: await items.count() }
}

test('OPR-62 categories are added, ordered, saved and undone with the keyboard alone', async () => {
  const guest = await shop.guest()
  const page = await open()
  const stands = async () => (await guest.done(readProduct, { params })).categories.map(({ categoryId }) => categoryId)
  const before = await stands()
  const { form, items, count } = await openCategories(page)
  expect(await faultsOn(page, 'categories')).toEqual([])
  await form.getByLabel('Add a category').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => items.count()).toBe(count + 1)
  const name = (await items.last().locator('span').first().textContent()) ?? ''
  for (let turn = 0; turn < count; turn += 1) await press(`Up “${name}”`)
  await form.getByText(`“${name}” is number 1 of ${count + 1}.`).waitFor()
  await press('Save categories')
  await page.getByText('The categories are saved.').waitFor()
  await expect.poll(async () => (await stands()).length).toBeGreaterThan(before.length)
  await press('Undo last change')
  await page.getByText('Undone.', { exact: true }).waitFor()
  await expect.poll(stands).toEqual(before)
})

test('OPR-62 a product without a category is refused in words', async () => {
  const page = await open()
  const { form, count } = await openCategories(page)
  for (let turn = 0; turn < count; turn += 1) {
    const [first] = await form.getByRole('button', { name: /^Take out/ }).all()
    await first?.focus()
    await page.keyboard.press('Enter')
  }
  await press('Save categories')
  await form.getByText('The list of categories is blank.').waitFor()
  expect(await faultsOn(page, 'no category')).toEqual([])
})
