import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { importContent } from '../../../../server/content/importContent.ts'
import { publishedPages } from '../../../../server/content/publishedContent.ts'
import { openDrawing } from '../../../../server/site/openDrawing.ts'
import { serveSite } from '../../../../server/site/serveSite.ts'
import { newId } from '../../../../server/storage/newId.ts'
import { sampleShop } from '../../support/sampleShop.ts'
import { testServer } from '../../support/testServer.ts'

export const publicUrl = 'https://cairn.example'

const root = join(import.meta.dirname, '../../../..')

/** The seeded shop whose pages the screen's own sources draw, without a build. `isDrawn` false: the browser would. */
export const drawnShop = async (isDrawn = true) => {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-drawn-shop-'))
  // The page has no scripts here: nothing wakes it up.
  const page = (await readFile(join(root, 'ui/index.html'), 'utf8')).replace(/<script type="module".*<\/script>/, '')
  await writeFile(join(directory, 'index.html'), page)
  await mkdir(join(directory, 'share'))
  for (const name of ['cairn', 'HARROWMID1', 'lake-isabelle'])
    await copyFile(join(root, 'ui/public/film/trail.jpg'), join(directory, 'share', `${name}.jpg`))
  const { catalogue, storage } = await sampleShop()
  await importContent(storage.db, 0)
  const failures: unknown[] = []
  const draw = await openDrawing({
    module: join(root, 'ui/src/draw/drawPage.tsx'),
    fetch: async (path, init) => app.request(path, init),
    now: Date.now,
    newId: () => newId(),
    onFailure: (error) => failures.push(error),
  })
  const site = await serveSite(
    directory,
    { debug: true, reportsTo: null, publicUrl },
    isDrawn ? draw : async () => null,
    catalogue,
    () => publishedPages(storage.db, Date.now()),
  )
  const server = await testServer({ storage, catalogue, site, now: Date.now })
  const app: Hono = server.app
  const headAt = async (path: string): Promise<Head> => {
    const answer = await app.request(path)
    const html = await answer.text()
    return { status: answer.status, robots: answer.headers.get('x-robots-tag'), html, ...readHead(html) }
  }
  return { app, read: server.read, catalogue, headAt, failures, stop: () => rm(directory, { recursive: true }) }
}

/** A page as a crawler reads it. */
export type Head = {
  readonly status: number
  /** The header `X-Robots-Tag`. */
  readonly robots: string | null
  readonly html: string
  /** Of the root. */
  readonly lang: string
  readonly titles: readonly string[]
  /** The content of each `<meta>`, by its name or property; several contents if it stands there more than once. */
  readonly metas: ReadonlyMap<string, readonly string[]>
  readonly canonicals: readonly string[]
  /** By hreflang. */
  readonly alternates: ReadonlyMap<string, string>
  /** schema.org, by type. */
  readonly things: readonly Thing[]
}

export type Thing = { readonly '@type': string; readonly [name: string]: unknown }

type Element = DefaultTreeAdapterTypes.Element

const readHead = (html: string): Omit<Head, 'status' | 'robots' | 'html'> => {
  const all = elementsIn(parse(html))
  const named = (tag: string) => all.filter(({ tagName }) => tagName === tag)
  // A drawing in the page may have titles of its own.
  const head = named('head').flatMap((element) => elementsIn(element))
  const metas = new Map<string, string[]>()
  for (const meta of head.filter(({ tagName }) => tagName === 'meta')) {
    const name = valueOf(meta, 'name') || valueOf(meta, 'property')
    if (name !== '') metas.set(name, [...(metas.get(name) ?? []), valueOf(meta, 'content')])
  }
  const links = (rel: string) => all.filter((element) => element.tagName === 'link' && valueOf(element, 'rel') === rel)
  return {
    lang: valueOf(named('html')[0], 'lang'),
    titles: head.filter(({ tagName }) => tagName === 'title').map(textOf),
    metas,
    canonicals: links('canonical').map((link) => valueOf(link, 'href')),
    alternates: new Map(links('alternate').map((link) => [valueOf(link, 'hreflang'), valueOf(link, 'href')])),
    things: named('script')
      .filter((script) => valueOf(script, 'type') === 'application/ld+json')
      .flatMap((script) => {
        const read = JSON.parse(textOf(script)) as { '@context': string; '@graph': readonly Thing[] }
        if (read['@context'] !== 'https://schema.org') throw new Error(`A context of ${read['@context']}.`)
        return read['@graph']
      }),
  }
}

const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): readonly Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))

const valueOf = (element: Element | undefined, name: string): string =>
  element?.attrs.find((each) => each.name === name)?.value ?? ''

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
