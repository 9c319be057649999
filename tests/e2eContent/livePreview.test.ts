import type { Frame } from 'playwright'
import { expect, test } from 'vitest'
import { isQuiet } from '../e2e/support/quiet.ts'
import { useConsole } from '../e2e/support/useConsole.ts'

const shop = useConsole()

const unsaved = 'With your changes, which are not saved yet'

const openEditor = async (document: string): Promise<void> => {
  await shop.page().goto(`${shop.publicUrl()}/operator/content/NA/${document}`)
  await shop.page().getByRole('navigation', { name: 'Blocks' }).waitFor()
}

/** The first block of a kind in the outline becomes the one that is edited. */
const choose = async (block: RegExp): Promise<void> => {
  await shop.page().getByRole('navigation', { name: 'Blocks' }).getByRole('button', { name: block }).first().focus()
  await shop.page().keyboard.press('Enter')
}

const preview = () => shop.page().frameLocator('iframe')

/** Marks the page in the frame, so that another load of it is noticed. */
const marked = async (): Promise<Frame> => {
  await preview().getByRole('heading').first().waitFor()
  const frame = shop
    .page()
    .frames()
    .find((each) => each.url().includes('/pre/'))
  if (!frame) throw new Error('There is no preview.')
  await frame.evaluate(() => void (document.documentElement.dataset['loaded'] = 'once'))
  return frame
}

const loads = (frame: Frame) => frame.evaluate(() => document.documentElement.dataset['loaded'])

test('OPR-31 what is typed is seen in the preview before it is saved, and neither that nor saving loads the page again', async () => {
  await shop.signInAs(['content'], 'Pages and content')
  await openEditor('page/materials')
  const page = shop.page()
  const frame = await marked()
  const heading = (name: string) => preview().getByRole('heading', { level: 1, name, exact: true })
  await shop.write('Title', 'What it is made of')
  await heading('What it is made of').waitFor()
  await page.getByText(unsaved).waitFor()
  expect(await (await fetch(`${shop.publicUrl()}/en-us/materials`)).text()).not.toContain('What it is made of')
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByText('Revision 2, as a visitor sees it').waitFor()
  await shop.write('Title', 'Wool, down, rubber')
  await heading('Wool, down, rubber').waitFor()
  await shop.enter('button', 'Discard changes')
  await heading('What it is made of').waitFor()
  expect(await loads(frame)).toBe('once')
})

test('OPR-31 an edit asks the server for its check, and for nothing else', async () => {
  await shop.signInAs(['content'], 'Pages and content')
  await openEditor('page/materials')
  const page = shop.page()
  await marked()
  await shop.write('Title', 'First')
  await preview().getByRole('heading', { level: 1, name: 'First', exact: true }).waitFor()
  await isQuiet(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await shop.write('Title', 'Second')
  await preview().getByRole('heading', { level: 1, name: 'Second', exact: true }).waitFor()
  await isQuiet(page)
  expect(new Set(asked)).toEqual(new Set(['/operator/api/content-checks']))
})

test('OPR-31 an edit that cannot be checked is not in the preview, which says so, and the next one is', async () => {
  await shop.signInAs(['content'], 'Pages and content')
  await openEditor('page/materials')
  const page = shop.page()
  const heading = (name: string) => preview().getByRole('heading', { level: 1, name, exact: true })
  await shop.write('Title', 'Kept')
  await heading('Kept').waitFor()
  const checks = /\/api\/content-checks$/
  await page.context().route(checks, (route) => route.fulfill({ status: 503, body: '' }))
  await shop.write('Title', 'Lost')
  await page.getByText(/^Without your last changes\./).waitFor()
  expect(await heading('Kept').count()).toBe(1)
  await page.context().unroute(checks)
  await shop.write('Title', 'Found')
  await heading('Found').waitFor()
  await page.getByText(unsaved).waitFor()
})

test('OPR-31 OPR-33 edits that outlived a reload are in the preview, on a phone, too', async () => {
  await shop.signInAs(['content'], 'Pages and content')
  await openEditor('page/size-guides')
  await shop.write('Title', 'Feet first')
  await shop.page().getByText(unsaved).waitFor()
  await shop.page().reload()
  await preview().getByRole('heading', { level: 1, name: 'Feet first' }).waitFor()
  await shop.enter('radio', 'Phone')
  const phone = shop.page().frameLocator('iframe[title="The page on a phone"]')
  await phone.getByRole('heading', { level: 1, name: 'Feet first' }).waitFor()
})

test('OPR-31 the menu in hand is the menu of the preview', async () => {
  await shop.signInAs(['content'], 'Pages and content')
  await openEditor('menu/menu')
  const frame = await marked()
  await choose(/^Menu entry/)
  await shop.write('Title', 'Boots and shoes')
  await preview().getByRole('navigation').getByText('Boots and shoes').first().waitFor()
  expect(await loads(frame)).toBe('once')
})

test('OPR-31 a slot of a screen in hand is seen on that screen', async () => {
  await shop.signInAs(['content'], 'Pages and content')
  await openEditor('page/store-locator')
  const frame = await marked()
  await choose(/^Accordion/)
  await shop.write('Title', 'Come in and try them on')
  await preview().getByText('Come in and try them on').waitFor()
  expect(await loads(frame)).toBe('once')
})

test('OPR-31 OPR-27 a block that is not finished is left out of the preview, which says so', async () => {
  await shop.signInAs(['content'], 'Pages and content')
  await openEditor('page/materials')
  await shop.write('Title', 'Still here')
  await shop.page().getByRole('combobox', { name: 'New block' }).selectOption('Category card')
  await shop.enter('button', 'Add block')
  await shop.page().getByText('With your changes, without what there is to mend').waitFor()
  await shop.page().reload()
  await preview().getByRole('heading', { level: 1, name: 'Still here' }).waitFor()
  expect(await preview().locator('[data-block="category-card"]').count()).toBe(0)
})
