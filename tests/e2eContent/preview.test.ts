import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import type { ContentDocument } from '../../contracts/content/contentDocument.ts'
import { contentPath } from '../../core/domain/route/contentPath.ts'
import { saveDraft } from '../../server/content/contentStore.ts'
import { newPreviewToken } from '../../server/content/readContent.ts'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { eventually } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A shop whose drafts need a token, and whose tables this file writes into. */
const log: string[] = []
const { address: at, books } = useOwnServer(
  () => ({ CAIRN_PREVIEW: 'token' }),
  (entry) => void log.push(JSON.stringify(entry)),
)

const by = (now = Date.now()) => ({ author: 'Wren', now })
const origin = (): string => at()

type Document = typeof ContentDocument.Encoded

const save = async (document: Document): Promise<number> => {
  const saved = await saveDraft(books(), document, by())
  if (saved._tag !== 'Saved') throw new Error(saved.faults.map(({ message }) => message).join(' '))
  return saved.revision
}

const page = (key: string, text: string): Document => ({
  family: 'page',
  key,
  site: 'NA',
  bodies: { en: { name: text, slots: { main: [{ id: 'text', type: 'rich-text', richText: `<p>${text}</p>` }] } } },
})

const tokenFor = (family: 'page' | 'showcase', key: string, lasts = 60_000): Promise<string> =>
  newPreviewToken(books(), { site: 'NA', family, key }, Date.now() + lasts)

const linkTo = async (key: string, lasts?: number): Promise<string> =>
  `${origin()}/pre/en-us${contentPath(key)}#${await tokenFor('page', key, lasts)}`

const heading = (name: string | RegExp, on = shopper.page) => on.getByRole('heading', { level: 1, name })

/** Everything that this browser has stored for the shop. */
const stored = (on: Page): Promise<string> =>
  on.evaluate(async () => {
    const whole = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not read'))
      })
    const texts: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await whole(indexedDB.open(name ?? ''))
      for (const table of db.objectStoreNames)
        texts.push(JSON.stringify(await whole(db.transaction(table).objectStore(table).getAll())))
      db.close()
    }
    return texts.join('\n')
  })

describe('a preview', () => {
  test('CMS-03 CMS-10 shows a page that nobody else sees, to whoever has its link', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await save(page('spring-walk', 'Not yet announced'))
    const answer = await tab.goto(await linkTo('spring-walk'))
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    await heading('Not yet announced').waitFor()
    expect(await tab.locator('head meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await stored(tab)).not.toContain('Not yet announced')
    expect((await tab.goto(`${origin()}/en-us/spring-walk`))?.status()).toBe(404)
    await heading('No trail leads here').waitFor()
  })

  test('CMS-03 shows the latest revision of a page, and shoppers keep the published one', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await save(page('materials', 'What we will make them of'))
    await tab.goto(await linkTo('materials'))
    await heading('What we will make them of').waitFor()
    await tab.goto(`${origin()}/en-us/materials`)
    await isAlive(tab)
    await heading('Materials').waitFor()
    await tab.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await heading('About us').waitFor()
    await tab.goBack()
    await heading('Materials').waitFor()
    expect(await stored(tab)).not.toContain('What we will make them of')
    expect(log.join('\n')).not.toContain(await tokenFor('page', 'materials').then((token) => token.split('.')[0]))
  })

  test('CMS-03 stays a preview from link to link', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await tab.goto(await linkTo('journal'))
    await isAlive(tab)
    await tab.getByRole('main').getByRole('link', { name: 'Lake Isabelle before the road closes' }).click()
    await heading('Lake Isabelle before the road closes').waitFor()
    expect(new URL(tab.url()).pathname).toBe('/pre/en-us/lake-isabelle')
  })

  test('CMS-10 CMS-80 keeps its token while a dialog of it is open, and after it', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await save({
      ...page('packing-walk', 'What to pack'),
      bodies: {
        en: {
          name: 'What to pack',
          slots: {
            main: [
              {
                id: 'opens',
                type: 'call-to-action',
                target: { text: 'Open the list', url: '#list', style: 'secondary' },
              },
              { id: 'list', type: 'dialog', title: 'The list', mediaPlacement: 'top', alignment: 'left', targets: [] },
            ],
          },
        },
      },
    })
    const token = await tokenFor('page', 'packing-walk')
    await tab.goto(`${origin()}/pre/en-us${contentPath('packing-walk')}#${token}`)
    await isAlive(tab)
    const hash = () => new URL(tab.url()).hash
    const dialog = tab.getByRole('dialog', { name: 'The list' })
    await tab.getByRole('link', { name: 'Open the list' }).click()
    await dialog.waitFor()
    await expect.poll(hash).toBe(`#${token}/list`)
    await tab.reload()
    await dialog.waitFor()
    await tab.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(hash).toBe(`#${token}`)
    await tab.reload()
    await heading('What to pack').waitFor()
  })

  test('CMS-10 whose link has ended, is another page’s or incomplete says so, in both languages', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await save(page('summer-walk', 'Secret summer'))
    const says = async (address: string, words: RegExp) => {
      await tab.goto('about:blank')
      await tab.goto(address)
      await tab.getByText(words).waitFor()
      expect(await tab.content()).not.toContain('Secret summer')
    }
    await says(await linkTo('summer-walk', -1), /^This preview link ended on .*\. Ask its author for a new one\.$/)
    await says((await linkTo('summer-walk')).replace(/#.*/, ''), /^There is no draft here, or the link is not complete/)
    await says(
      (await linkTo('journal')).replace('/journal', '/summer-walk'),
      /^This preview link is not for this page, or no longer valid\./,
    )
    await says(
      `${(await linkTo('summer-walk', -1)).replace('en-us', 'fr-ca')}`,
      /^Ce lien d’aperçu a pris fin le .*\. Demandez-en un nouveau/,
    )
  })

  test('CMS-03 comes from the server each time, not from the service worker', async () => {
    shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const { page: tab } = shopper
    await tab.goto(`${origin()}/en-us/journal`)
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await eventually(async () => (await tab.goto(`${origin()}/en-us/about`))?.fromServiceWorker(), true)
    for (const address of [await linkTo('journal'), `${origin()}/en-us/cms-preview`])
      expect((await tab.goto(address))?.fromServiceWorker(), address).toBe(false)
    const kept = await tab.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter((path) => /^\/pre\b|cms-preview$/.test(path))).toEqual([])
  })
})

describe('the preview screen', () => {
  const items = () => shopper.page.getByRole('region', { name: 'Documents' }).locator('li:has(code)')
  const list = async (names: string) => expect.poll(() => items().allInnerTexts().then(String)).toContain(names)
  const address = () => new URL(shopper.page.url()).search

  test('CMS-10 CMS-11 CMS-12 CMS-13 lists documents by mouse, and a submit begins at the first page', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await save(page('a-first-draft', 'A first draft'))
    const answer = await tab.goto(`${origin()}/pre/en-us/cms-preview#${await tokenFor('showcase', 'page')}`)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await heading('Preview of content').waitFor()
    await tab.getByRole('button', { name: 'Show documents' }).click()
    await tab.getByText('Doc type is required').waitFor()
    await tab.getByRole('textbox', { name: 'Doc type' }).fill('page')
    await tab.getByRole('combobox', { name: 'Documents a page' }).selectOption('10')
    await tab.getByRole('button', { name: 'Show documents' }).click()
    await list('A first draft')
    expect(await items().count()).toBe(10)
    expect(address()).toBe('?docType=page&limit=10')
    expect(await violationsOn(tab, 'preview screen')).toEqual([])
    await tab.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2', exact: false }).first().click()
    await expect.poll(address).toBe('?docType=page&limit=10&page=2')
    await expect.poll(() => items().allInnerTexts().then(String)).not.toContain('A first draft')
    await tab.getByRole('combobox', { name: 'Documents a page' }).selectOption('50')
    await tab.getByRole('button', { name: 'Show documents' }).click()
    await expect.poll(address).toBe('?docType=page&limit=50')
    await list('A first draft')
    await tab.getByRole('textbox', { name: /^Layout variant/ }).fill('no-such-variant')
    await tab.getByRole('button', { name: 'Show documents' }).click()
    await tab.getByText('No results.').waitFor()
  })

  test('CMS-11 works by keyboard, and its address shows the same documents again', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await tab.goto(`${origin()}/en-us/cms-preview`)
    await isAlive(tab)
    await tab.getByRole('textbox', { name: 'Doc type' }).focus()
    await tab.keyboard.press('Enter')
    await tab.getByText('Doc type is required').waitFor()
    expect(await tab.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    await tab.keyboard.type('page')
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('5')
    await tab.keyboard.press('Tab')
    await tab.keyboard.press('Enter')
    await expect.poll(address).toBe('?docType=page&limit=50')
    await list('Materials')
    await tab.reload()
    await list('Materials')
    expect(await tab.getByRole('textbox', { name: 'Doc type' }).inputValue()).toBe('page')
  })

  test('CMS-10 CMS-14 without a token lists what is published, and no draft', async () => {
    shopper = await shop.visitor()
    const { page: tab } = shopper
    await save(page('b-second-draft', 'A second draft'))
    await tab.goto(`${origin()}/en-us/cms-preview?docType=page&limit=50`)
    await list('About us')
    expect(await tab.content()).not.toContain('A second draft')
    await tab.getByRole('link', { name: 'Show drafts' }).click()
    await tab.getByText('No results.').waitFor()
    await tab.getByText(/^There is no draft here, or the link is not complete/).waitFor()
    expect(await tab.content()).not.toContain('A second draft')
  })
})
