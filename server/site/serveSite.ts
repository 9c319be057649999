import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { contentKeyAt, pageAt, routeIdentifier, withoutPreview } from '../../core/domain/route/pageAt.ts'
import type { PageName } from '../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../core/domain/locale/splitLocalePrefix.ts'
import { contentSecurityPolicy } from '../kit/securityHeaders.ts'
import type { Inline } from '../kit/securityHeaders.ts'
import { nobodyAssigned } from './assignVisitor.ts'
import type { Assigned, AssignVisitor, PageRequest } from './assignVisitor.ts'
import { canonicalUrl } from './canonicalUrl.ts'
import type { Goods } from './canonicalUrl.ts'
import { drawnPage, frameOf } from './drawnPage.ts'
import type { DrawSitePage } from './openDrawing.ts'
import { readPageFiles } from './pageFiles.ts'
import { chooseLocale, redirectOf } from './redirectOf.ts'
import { compressed, sendFile } from './sendFile.ts'
import { attribute, readPage, siteFiles } from './siteFiles.ts'
import type { SiteFile, SiteSettings } from './siteFiles.ts'
import { visitorOf } from './visitor.ts'

/** RT-13: whether a page of content is published under a key in the shop of a locale. */
export type HasContent = (locale: string, key: string) => boolean

/**
 * Everything that is not the API: files of the built site, redirects to the right path, and the one page for the rest,
 * with 404 where there is no page. The service worker stores the page as /index.html.
 */
export const serveSite = async (
  directory: string,
  settings: SiteSettings = { debug: true, reportsTo: null },
  draw: DrawSitePage = nothingDrawn,
  goods: Goods = everyId,
  readContent: () => Promise<HasContent> = async () => everyKey,
  assign: AssignVisitor = nobodyAssigned,
): Promise<MiddlewareHandler> => {
  const files = await siteFiles(directory, settings.hasSourceMaps)
  const index = files.get('/index.html')
  const page = index && (await readPage(index.file, settings))
  const filesOf = await readPageFiles(directory)
  const frame = page && frameOf(page)
  const cssOf = await readStyles(files)
  const connects = otherOrigins([settings.reportsTo, settings.diagnostics?.to ?? null])
  const galleries = settings.gallery ? otherOrigins([settings.gallery.script, settings.gallery.base]) : []
  const policy = (inline?: Inline): string =>
    contentSecurityPolicy(inline, connects, settings.filmsFrom, settings.tagManager, galleries)
  return async (c) => {
    const { method } = c.req
    const path = withoutPreview(c.req.path)
    const isPreview = path !== c.req.path
    if (method !== 'GET' && method !== 'HEAD') return c.text('Pages can only be read.', 405, { allow: 'GET, HEAD' })
    const file = path === '/index.html' ? undefined : files.get(c.req.path)
    if (file) return sendFile(c, file, policy())
    if (path !== '/index.html' && isAsset(path))
      return c.text('There is no such file.', 404, { 'cache-control': 'no-store' })
    const name = nameOf(path)
    // A path without a locale may lead to content. While the database is away, the page itself says what it cannot show.
    const mayBeContent = name === 'Content' || name === null
    // CMS-10: only the content service says, to those who may know it, whether there is a draft.
    const hasContent = mayBeContent && !isPreview ? await readContent().catch(() => everyKey) : everyKey
    const isPage = pageJudge(goods, hasContent, settings)
    if (path !== '/index.html') {
      const target = redirectOf(
        path,
        () => chooseLocale(c.req.header('cookie'), c.req.header('accept-language')),
        isPage,
      )
      if (target !== undefined) return redirect(c, isPreview ? `/pre${target}` : target)
    }
    if (!page)
      return c.text('Cairn is running, but its pages are not built yet. Run npm start, which builds them.', 503)
    const nonce = randomBytes(16).toString('base64')
    const isThere = (path === '/index.html' || isPage(path)) && (!isPreview || settings.hasPreviews !== false)
    const isHidden = isPreview || name === 'CmsPreview'
    const isForShoppers = isThere && !isHidden
    const visitor = visitorOf(c.req.header('cookie'), c.req.header('sec-gpc'))
    const { decisions, setCookie } = isForShoppers ? await assign(visitor, pageRequest(c, path)) : noChange
    const drawing = isForShoppers ? await draw(path + new URL(c.req.url).search, { ...visitor, decisions }) : null
    const isDrawn = drawing !== null && frame !== undefined
    const html = isDrawn ? drawnPage(frame, drawing, filesOf(drawing), nonce, cssOf) : page(nonce)
    const listed = () =>
      settings.publicUrl === undefined || !isForShoppers || path === '/index.html'
        ? html
        : withCanonical(html, canonicalUrl(settings.publicUrl, path, new URL(c.req.url).search, goods))
    const { body, encoding } = await compressed(
      isHidden ? unlisted(html) : listed(),
      c.req.header('accept-encoding') ?? '',
    )
    return c.body(body, isThere ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      // Which blocks it has may depend on who asks for it.
      'cache-control': isPreview ? 'no-store' : isDrawn || setCookie ? 'private, no-cache' : 'no-cache',
      'content-security-policy': policy({ nonce, hasScripts: isDrawn }),
      vary: 'accept-encoding, cookie, sec-gpc',
      ...(isForShoppers ? {} : { 'x-robots-tag': 'noindex' }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(setCookie ? { 'set-cookie': setCookie } : {}),
    })
  }
}

const noChange: Assigned = { decisions: [] }

const pageRequest = (c: Context, path: string): PageRequest => ({
  cookies: c.req.header('cookie'),
  locale: splitLocalePrefix(path).locale ?? '',
})

/**
 * RT-06: whether a path leads to a page of this shop. It does not say whether an order or a shared list exists: only
 * its owner may learn that.
 */
const pageJudge =
  ({ productById, categoryById }: Goods, hasContent: HasContent, { debug, hasPreviews = true }: SiteSettings) =>
  (path: string): boolean => {
    switch (nameOf(path)) {
      case null:
        return false
      case 'Debug':
        return debug
      case 'CmsPreview':
        return hasPreviews
      case 'Product':
        return productById.has(routeIdentifier(path)?.id ?? '')
      case 'Category':
        return categoryById.has(routeIdentifier(path)?.id ?? '')
      case 'Content': {
        const { locale, rest } = splitLocalePrefix(path)
        return hasContent(locale ?? '', contentKeyAt(rest) ?? '')
      }
      default:
        return true
    }
  }

const nameOf = (path: string): PageName | null => (isDecodable(path) ? pageAt(path) : null)

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** CMS-10: no search engine shows it. */
const unlisted = (html: string): string =>
  html.replace('</head>', () => '<meta name="robots" content="noindex" /></head>')

/** RT-05 */
const withCanonical = (html: string, url: string): string =>
  html.replace('</head>', () => `<link rel="canonical" href="${attribute(url)}" /></head>`)

/** Without a catalogue, every id is assumed to exist. */
const anyEntry = { has: () => true, get: () => undefined }
const everyId: Goods = { productById: anyEntry, categoryById: anyEntry }

const everyKey: HasContent = () => true

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

/** Depends on the visitor, so it is never cached. */
const redirect = (c: Context, target: string): Response => {
  const { search } = new URL(c.req.url)
  return c.body(null, 302, { location: target + search, 'cache-control': 'no-store', vary: 'cookie, accept-language' })
}

/** A last segment with a dot is a file; no page has one. */
const isAsset = (path: string): boolean => /\.[^/]*$/.test(path) || path.startsWith('/assets/')
