import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { Drawing } from '../../contracts/drawing.ts'
import { withoutPreview } from '../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../core/domain/locale/splitLocalePrefix.ts'
import { currentOf } from '../kit/current.ts'
import type { Current } from '../kit/current.ts'
import { contentSecurityPolicy } from '../kit/securityHeaders.ts'
import type { Inline } from '../kit/securityHeaders.ts'
import { nobodyAssigned } from './assignVisitor.ts'
import type { Assigned, AssignVisitor, PageRequest } from './assignVisitor.ts'
import { drawnPage, frameOf, withHead } from './drawnPage.ts'
import type { DrawnPage } from './drawnPage.ts'
import type { FindRedirect } from './findRedirect.ts'
import { headTags, notIndexed, pageCopyOf } from './head/headTags.ts'
import { isIndexed } from './head/pageAddress.ts'
import type { Goods, PublishedPages } from './head/pageAddress.ts'
import { crawlerFile, isForCrawlers } from './head/sitemap.ts'
import type { DrawSitePage } from './openDrawing.ts'
import { nameOf, pageJudge } from './pageJudge.ts'
import { readPageFiles } from './pageFiles.ts'
import { chooseLocale, redirectOf } from './redirectOf.ts'
import { compressed, encodingOf, sendFile, sendText } from './sendFile.ts'
import { readPage, siteFiles } from './siteFiles.ts'
import type { SiteFile, SiteSettings } from './siteFiles.ts'
import { visitorOf } from './visitor.ts'
import { withoutScripts } from './withoutScripts.ts'

/**
 * Everything that is not the API: files of the built site, redirects to the right path, and the one page for the rest,
 * with 404 where there is no page. The service worker stores the page as /index.html.
 */
export const serveSite = async (
  directory: string,
  settings: SiteSettings = { debug: true, reportsTo: null },
  draw: DrawSitePage = nothingDrawn,
  goodsNow: Current<Goods> = everyId,
  readContent: () => Promise<PublishedPages> = async () => everyKey,
  assign: AssignVisitor = nobodyAssigned,
  find: FindRedirect = async () => undefined,
): Promise<MiddlewareHandler> => {
  const files = await siteFiles(directory, settings.hasSourceMaps)
  const index = files.get('/index.html')
  const page = index && (await readPage(index.file, settings))
  const filesOf = await readPageFiles(directory)
  const frame = page && frameOf(page)
  const cssOf = await readStyles(files)
  const connects = otherOrigins([settings.reportsTo, settings.diagnostics?.to ?? null])
  const galleries = settings.gallery ? otherOrigins([settings.gallery.script, settings.gallery.base]) : []
  const policy = (inline?: Inline, framedBy: 'none' | 'self' = 'none'): string =>
    contentSecurityPolicy(inline, connects, settings.filmsFrom, settings.tagManager, galleries, framedBy)
  const { publicUrl } = settings
  return async (c) => {
    const { method } = c.req
    const goods = currentOf(goodsNow)
    const path = withoutPreview(c.req.path)
    const isPreview = path !== c.req.path
    if (method !== 'GET' && method !== 'HEAD') return c.text('Pages can only be read.', 405, { allow: 'GET, HEAD' })
    const file = path === '/index.html' ? undefined : files.get(c.req.path)
    if (file) return sendFile(c, file, policy())
    if (publicUrl !== undefined && isForCrawlers(path)) {
      const found = crawlerFile(path, { publicUrl, goods, published: await readContent() })
      if (found) return sendText(c, found)
    }
    const locale = () => chooseLocale(c.req.header('cookie'), c.req.header('accept-language'))
    /** OPR-53: only to a page, so that no redirect leads to another one. */
    const moved = async (from: string): Promise<Response | undefined> => {
      const found = isPreview ? undefined : await find(from, () => locale().code).catch(() => undefined)
      if (!found) return undefined
      const isPage = pageJudge(goods, await readContent().catch(() => everyKey), settings)
      return isPage(found.to) ? redirect(c, found.to, found.isForever, 'no-cache') : undefined
    }
    if (path !== '/index.html' && isAsset(path)) {
      const elsewhere = path.startsWith('/assets/') ? undefined : await moved(path)
      return elsewhere ?? c.text('There is no such file.', 404, { 'cache-control': 'no-store' })
    }
    const name = nameOf(path)
    // A path without a locale may lead to content. While the database is away, the page itself says what it cannot show.
    const mayBeContent = name === 'Content' || name === null
    // CMS-10: only the content service says, to those who may know it, whether there is a draft.
    const published = mayBeContent && !isPreview ? await readContent().catch(() => everyKey) : everyKey
    const isPage = pageJudge(goods, published, settings)
    if (path !== '/index.html') {
      const target = redirectOf(path, locale, isPage)
      const elsewhere = isPage(target?.to ?? path) ? undefined : await moved(path)
      if (elsewhere) return elsewhere
      if (target) return redirect(c, isPreview ? `/pre${target.to}` : target.to, target.isForever)
    }
    if (!page)
      return c.text('Cairn is running, but its pages are not built yet. Run npm start, which builds them.', 503)
    const isThere = (path === '/index.html' || isPage(path)) && (!isPreview || settings.hasPreviews !== false)
    const isHidden = isPreview || name === 'CmsPreview'
    const isForShoppers = isThere && !isHidden
    const visitor = visitorOf(c.req.header('cookie'), c.req.header('sec-gpc'))
    const { decisions, setCookie } = isForShoppers ? await assign(visitor, pageRequest(c, path)) : noChange
    const { search } = new URL(c.req.url)
    const drawing = isForShoppers ? await draw(path + search, { ...visitor, decisions }) : null
    const isDrawn = drawing !== null && frame !== undefined
    const isFrame = path === '/index.html'
    const isListed = isFrame || (isForShoppers && isIndexed(path, search))
    const tags = (): string => {
      if (!isForShoppers || publicUrl === undefined) return isListed || !isThere ? '' : notIndexed
      return headTags({ path, search, drawing }, { publicUrl, goods, published, hasFile: (file) => files.has(file) })
    }
    const accepted = c.req.header('accept-encoding') ?? ''
    const write = async (): Promise<WrittenPage> => {
      const nonce = randomBytes(16).toString('base64')
      const forPath = (html: string): string =>
        withoutScripts(withHead(html, pageCopyOf({ path, drawing })), path, isDrawn, nonce).replace(
          '</head>',
          () => `${tags()}</head>`,
        )
      // The service worker stores the frame for every page.
      const alone = (): DrawnPage => ({ html: isFrame ? page(nonce) : forPath(page(nonce)), scripts: [] })
      const { html, scripts } = isDrawn ? drawnPage(frame, drawing, filesOf(drawing), nonce, cssOf, forPath) : alone()
      return {
        ...(await compressed(html, accepted)),
        // OPR-31: the console shows a preview in a frame.
        policy: policy({ nonce, scripts }, isPreview ? 'self' : 'none'),
      }
    }
    const answer = await (drawing === null
      ? write()
      : keptFor(drawing, `${encodingOf(accepted)} ${path}${search}`, write))
    return c.body(answer.body, isThere ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      // Which blocks it has may depend on who asks for it.
      'cache-control': isPreview ? 'no-store' : isDrawn || setCookie ? 'private, no-cache' : 'no-cache',
      'content-security-policy': answer.policy,
      vary: 'accept-encoding, cookie, sec-gpc',
      ...(isListed ? {} : { 'x-robots-tag': 'noindex' }),
      ...(answer.encoding ? { 'content-encoding': answer.encoding } : {}),
      ...(setCookie ? { 'set-cookie': setCookie } : {}),
    })
  }
}

type WrittenPage = Awaited<ReturnType<typeof compressed>> & { readonly policy: string }

/** Decision 81: pages are written and compressed once per picture and live as long as it does, with its nonce. */
const written = new WeakMap<Drawing, Map<string, Promise<WrittenPage>>>()

const keptFor = (drawing: Drawing, key: string, write: () => Promise<WrittenPage>): Promise<WrittenPage> => {
  const pages = written.get(drawing) ?? new Map<string, Promise<WrittenPage>>()
  written.set(drawing, pages)
  const page = pages.get(key) ?? write()
  pages.set(key, page)
  page.catch(() => pages.delete(key))
  return page
}

const noChange: Assigned = { decisions: [] }

const pageRequest = (c: Context, path: string): PageRequest => ({
  cookies: c.req.header('cookie'),
  locale: splitLocalePrefix(path).locale ?? '',
})

/** Without a catalogue, every id is assumed to exist. */
const anyEntry = { has: () => true, get: () => undefined }
const everyId: Goods = { productById: anyEntry, categoryById: anyEntry, products: [], categories: [] }

const everyKey: PublishedPages = { has: () => true, keys: () => [] }

const nothingDrawn: DrawSitePage = async () => null

/**
 * Reports and diagnostics may go to other hosts; the worker sends them, and its script's policy applies to it. A gallery
 * may be another host.
 */
const otherOrigins = (destinations: readonly (string | null)[]): readonly string[] => [
  ...new Set(destinations.flatMap((to) => (to === null || to.startsWith('/') ? [] : [new URL(to).origin]))),
]

/** The text of each stylesheet, by its path. */
const readStyles = async (files: ReadonlyMap<string, SiteFile>): Promise<(path: string) => string> => {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'))
  const texts = new Map(
    await Promise.all(sheets.map(async ([path, { file }]) => [path, await readFile(file, 'utf8')] as const)),
  )
  return (path) => texts.get(path) ?? ''
}

/** SEO-08. What depends on the visitor is never cached; `caching` of what does not. Paths are decoded (Hono), headers not. */
const redirect = (c: Context, target: string, isForever: boolean, caching = 'public, max-age=3600'): Response => {
  const location = encodeURI(target).replaceAll('%25', '%') + new URL(c.req.url).search
  return isForever
    ? c.body(null, 301, { location, 'cache-control': caching })
    : c.body(null, 302, { location, 'cache-control': 'no-store', vary: 'cookie, accept-language' })
}

/** A last segment with a dot is a file; no page has one. */
const isAsset = (path: string): boolean => /\.[^/]*$/.test(path) || path.startsWith('/assets/')
