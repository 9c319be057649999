import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { importContent } from '../../../server/content/importContent.ts'
import { publishedPages } from '../../../server/content/publishedContent.ts'
import { registry } from '../../../server/http/registry.ts'
import { silentLog } from '../../../server/kit/requestLog.ts'
import { serveSite } from '../../../server/site/serveSite.ts'
import { newId } from '../../../server/storage/newId.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { cheapPasswords } from '../support/testServer.ts'
import { picturesIn } from './picturesIn.ts'

export const publicUrl = 'https://shop.example'

type Written = { readonly subject: string; readonly body: string; readonly html: string | null }

/** The whole server with its pages, at an address of its own, and the ways to read its letters. */
export const letterShop = async () => {
  const shop = await orderedShop({ publicUrl })
  await importContent(shop.storage.db, 0)
  const directory = await mkdtemp(join(tmpdir(), 'cairn-letters-'))
  await writeFile(join(directory, 'index.html'), '<title>the shop</title>')
  const site = await serveSite(
    directory,
    { debug: false, reportsTo: null },
    async () => null,
    shop.catalogue,
    () => publishedPages(shop.storage.db, Date.now()),
  )
  const app = createApp({
    storage: shop.storage,
    catalogue: shop.catalogue,
    now: () => shop.clock.now,
    newId: () => newId(),
    log: silentLog,
    passwords: cheapPasswords,
    handlers: registry,
    devPages: true,
    publicUrl,
    site,
  })
  /** The warehouse's button, as often as it is pressed. */
  const press = async (orderNumber: string, times: number) => {
    for (let left = times; left > 0; left--) {
      shop.clock.now += 1_000
      expect((await app.request(`/dev/warehouse/${orderNumber}`, { method: 'POST' })).status).toBe(303)
    }
  }
  const letterOf = async (orderNumber: string, kind: string) =>
    (await shop.lettersAbout(orderNumber)).get(kind) ?? expect.fail(`There is no letter ${kind}.`)
  const kindsOf = async (orderNumber: string) => [...(await shop.lettersAbout(orderNumber)).keys()]
  const only = async (email: string) => {
    const letters = await shop.lettersTo(email)
    expect(letters).toHaveLength(1)
    return letters[0] ?? expect.fail('no letter')
  }
  /** Both parts say the same words, every link and picture is absolute and there, and no picture is SVG. */
  const expectSound = async ({ subject, body, html }: Written): Promise<void> => {
    const page = html ?? expect.fail('no HTML')
    expect(wordsOf(pageText(page))).toEqual(wordsOf(`Cairn ${subject} ${body.replaceAll(/https:\S+/g, '')}`))
    const addresses = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => unescaped(address))
    const inText = body.match(/https?:\S+/g) ?? []
    expect(addresses).toEqual(expect.arrayContaining(inText))
    for (const address of new Set(addresses)) {
      expect(address).toMatch(/^https:\/\/shop\.example\//)
      const { status } = await app.request(address.slice(publicUrl.length).replace(/#.*/, ''))
      expect([address, status]).toEqual([address, 200])
    }
    for (const picture of picturesIn(page)) await expectRaster(picture)
  }
  /** Gmail, Outlook and others show no SVG. */
  const expectRaster = async ({ src = '', width, height, alt }: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await app.request(src.slice(publicUrl.length))
    const { headers } = answer
    expect([src, headers.get('content-type')]).toEqual([src, expect.stringMatching(/^image\/(?:jpeg|png)$/)])
    const own = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([own.width, own.height, alt]).toEqual([2 * Number(width), 2 * Number(height), expect.any(String)])
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d{7,}/)
  }
  const close = async () => {
    await rm(directory, { recursive: true })
    await shop.storage.close()
  }
  return { ...shop, app, press, letterOf, kindsOf, only, expectSound, close }
}

/** What a reader of the HTML sees. */
export const pageText = (html: string): string =>
  unescaped(html.replace(/<head>[\s\S]*<\/head>/, '').replaceAll(/<[^>]*>/g, ' '))

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '' && word !== '--')
    .toSorted()

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The sums of an English receipt in minor units, as its text says them. */
export const sumsIn = (body: string) => {
  const block = /^Subtotal: [\s\S]*?(?=\n\n)/m.exec(body)?.[0] ?? expect.fail('There are no sums.')
  const rows = block.split('\n').map((line) => {
    const [, name = '', sign = '', amount = ''] = /^(.*): (−?)(?:\$([\d,.]+)|Free)$/.exec(line) ?? []
    return { name, amount: Math.round(Number(amount.replaceAll(',', '')) * 100) * (sign === '' ? 1 : -1) }
  })
  const end = rows.findIndex(({ name }) => name === 'Total')
  return { parts: rows.slice(0, end), total: rows[end]?.amount, paid: rows.slice(end + 1) }
}
