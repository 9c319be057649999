import { expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import { holdCalls } from '../e2e/support/wire.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'

const shop = useConsole()
const shoppers = useShop()

const boots = '/p/harrow-mid-boot-HARROWMID1'

const served = async (path: string) => {
  const { status, headers } = await fetch(shop.publicUrl() + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

test('OPR-52 OPR-54 a redirect is added, refused in words, changed, removed and brought back by keyboard, and another’s change is told', async () => {
  const page = shop.page()
  await shop.signInAs(['content'], 'Pages and content')
  await shop.enter('link', 'Redirects')
  await page.getByText('No old path leads anywhere yet.').waitFor()
  expect(await faultsOn(page, 'no redirects')).toEqual([])

  await shop.enter('button', 'Add')
  await shop.write('Old path', '/journal')
  await shop.write('New path', '/stores')
  await page.keyboard.press('Enter')
  await page.getByText('Old path: /en-us/journal is a page of the shop.').waitFor()
  await page.keyboard.press('Escape')
  await shop.write('Old path', '/old/boots/')
  expect(await faultsOn(page, 'redirect refused')).toEqual([])
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: '/old/boots' })
  await panel.getByText('Leads there').waitFor()
  await panel.getByText('Added, to /stores, for good').waitFor()
  expect(await served('/fr-fr/old/boots')).toEqual([301, '/fr-fr/stores'])
  expect(await faultsOn(page, 'redirect')).toEqual([])

  await shop.write('New path', boots)
  await shop.enter('radio', 'For now (302)')
  await shop.enter('button', 'Save')
  await panel.getByText('Saved.', { exact: true }).waitFor()
  expect(await served('/fr-fr/old/boots?a=1')).toEqual([302, `/fr-fr${boots}?a=1`])
  await shop.enter('button', 'Undo last change')
  await panel.getByText('Undone.', { exact: true }).waitFor()
  expect(await served('/fr-fr/old/boots')).toEqual([301, '/fr-fr/stores'])

  await shop.enter('button', 'Remove')
  await panel.getByText('Removed. The old path leads nowhere any more.').waitFor()
  expect(await served('/fr-fr/old/boots')).toEqual([404, null])
  expect(await faultsOn(page, 'removed redirect')).toEqual([])
  await page.keyboard.press('Escape')
  await shop.enter('radio', 'Removed')
  await shop.enter('row', /old\/boots/)
  expect(page.url()).toContain('list=removed')
  await shop.enter('button', 'Undo last change')
  await panel.getByText('Undone.', { exact: true }).waitFor()
  expect(await served('/fr-fr/old/boots')).toEqual([301, '/fr-fr/stores'])

  await shop.books().updateTable('redirect').set({ target: '/journal' }).where('path', '=', '/old/boots').execute()
  const { held, release } = await holdCalls(page.context(), /\/redirects\/[^/]+$/)
  await shop.enter('button', 'Remove')
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect.poll(() => held.length).toBe(2)
  const refusal = panel.getByRole('alert').getByText('Somebody else has changed this meanwhile.')
  expect(await refusal.count(), 'before what holds now is there').toBe(0)
  await release()
  await refusal.waitFor()
  expect(await panel.getByRole('textbox', { name: 'New path' }).inputValue()).toBe('/journal')
})

test('OPR-53 an old address opens the new page in the shop, by a bookmark and by a link inside the shop', async () => {
  const redirect = { is_forever: true, made_by: null, at: Date.now(), removed_at: null }
  await shop
    .books()
    .insertInto('redirect')
    .values([
      { ...redirect, id: 'bookmark', path: '/old/mid-boot', target: boots },
      { ...redirect, id: 'gone', path: '/en-us/p/old-boot-OLDBOOT001', target: '/en-us/stores' },
    ])
    .execute()
  const { page } = await shoppers.visitor({ serviceWorkers: 'allow' })
  await page.goto(`${shop.publicUrl()}/en-us/old/mid-boot?from=letter`)
  await page.getByRole('heading', { level: 1, name: 'Harrow Mid' }).waitFor()
  expect(page.url()).toBe(`${shop.publicUrl()}/en-us${boots}?from=letter`)

  // From here on the service worker answers for the server, and a link loads no page.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(`${shop.publicUrl()}/en-us/old/mid-boot#fit`)
  await page.waitForURL(`${shop.publicUrl()}/en-us${boots}#fit`)
  await page.getByRole('heading', { level: 1, name: 'Harrow Mid' }).waitFor()
  await page.evaluate(() => {
    history.pushState({ key: 'old' }, '', '/en-us/p/old-boot-OLDBOOT001')
    history.pushState({ key: 'older' }, '', '/en-us/stores')
    history.back()
  })
  await page.waitForURL(`${shop.publicUrl()}/en-us/stores`)
  await page.getByRole('heading', { level: 1, name: 'Our stores' }).waitFor()
})
