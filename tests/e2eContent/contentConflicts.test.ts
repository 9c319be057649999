import { expect, test } from 'vitest'
import { saveDraft } from '../../server/content/contentStore.ts'
import { readLatest } from '../../server/content/storedDocuments.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'

const shop = useConsole()

const materials = { site: 'NA', family: 'page', key: 'materials' } as const

const openEditor = async (): Promise<void> => {
  await shop.signInAs(['content'], 'Pages and content')
  await shop.page().goto(`${shop.publicUrl()}/operator/content/NA/page/materials`)
  await shop.page().getByRole('navigation', { name: 'Blocks' }).waitFor()
}

const title = () => shop.page().getByRole('textbox', { name: 'Title', exact: true })

/** Rowan saves another title, in the languages that America reads it in. */
const rowanSaves = async (name: string): Promise<void> => {
  const latest = await readLatest(shop.books(), materials)
  if (!latest) throw new Error('There is no such page.')
  const { bodies, ...rest } = latest.document
  const renamed = Object.fromEntries(Object.entries(bodies).map(([language, body]) => [language, { ...body, name }]))
  const saved = await saveDraft(shop.books(), { ...rest, bodies: renamed }, { author: 'Rowan', now: Date.now() })
  expect(saved._tag).toBe('Saved')
}

/** As a shopper reads it. */
const inTheShop = async (): Promise<string> => (await fetch(`${shop.publicUrl()}/en-us/materials`)).text()

test('OPR-26 OPR-33 when somebody else saved meanwhile, the operator keeps either text, with the keyboard alone', async () => {
  const page = shop.page()
  await openEditor()
  await rowanSaves('Made of this')
  await shop.write('Title', 'What we make it of')
  await page.keyboard.press('ControlOrMeta+s')
  await page
    .getByText('Your changes are to revision 1; there is a revision 2 now, saved by Rowan.', { exact: true })
    .waitFor()
  expect(await faultsOn(page, 'conflict')).toEqual([])
  await shop.enter('button', 'Keep mine instead')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText('Revision 3, as a visitor sees it').waitFor()
  expect(await title().inputValue()).toBe('What we make it of')

  await rowanSaves('Made of that')
  await shop.write('Title', 'Wool')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText(/^Your changes are to revision 3; there is a revision 4 now/).waitFor()
  await shop.enter('button', 'Discard mine')
  await page.getByText('Revision 4, as a visitor sees it').waitFor()
  expect(await title().inputValue()).toBe('Made of that')
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Made of that', exact: true }).waitFor()
})

test('OPR-28 OPR-30 a page is scheduled, which nobody sees before its time, and taken off again', async () => {
  const page = shop.page()
  await openEditor()
  await shop.write('Title', 'In spring')
  await shop.enter('button', 'Publish…')
  await shop.enter('radio', 'Later')
  await page.getByLabel('Goes up').fill('2031-03-01T09:30')
  await shop.enter('button', /^Schedule for .*2031/)
  await page.getByText('Scheduled.', { exact: true }).waitFor()
  expect(await faultsOn(page, 'scheduled')).toEqual([])
  expect(await inTheShop()).not.toContain('In spring')
  await page.goto(`${shop.publicUrl()}/operator/content?state=scheduled`)
  const row = page.getByRole('row', { name: /\/materials/ })
  expect(await row.innerText()).toContain('1 Mar 2031, 09:30')
  await row.focus()
  await page.keyboard.press('Enter')
  await shop.enter('button', 'Publish…')
  await shop.enter('button', 'Undo publication')
  await page.getByText('Undone.', { exact: true }).waitFor()
  await page.goto(`${shop.publicUrl()}/operator/content?state=scheduled`)
  await page.getByRole('heading', { name: 'Pages and content' }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: /\/materials/ }).count()).toBe(0)
})
