import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { contentKeyAt, pageAt, routeIdentifier } from '../../core/domain/route/pageAt.ts'
import type { PageName } from '../../core/domain/route/pageAt.ts'
import { splitLocalePrefix } from '../../core/domain/route/splitLocalePrefix.ts'
import { contentSecurityPolicy } from '../kit/securityHeaders.ts'
import type { Inline } from '../kit/securityHeaders.ts'
import { drawnPage, frameOf } from './drawnPage.ts'
import type { DrawSitePage } from './openDrawing.ts'
import { readPageFiles } from './pageFiles.ts'
import { chooseLocale, redirectOf } from './redirectOf.ts'
import { readPage, siteFiles } from './siteFiles.ts'
import type { SiteFile, SiteSettings } from './siteFiles.ts'

/** The products and categories there are. */
export type Goods = { readonly [Index in 'productById' | 'categoryById']: Pick<ReadonlySet<string>, 'has'> }

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
): Promise<MiddlewareHandler> => {
  const files = await siteFiles(directory, settings.hasSourceMaps)
  const index = files.get('/index.html')
  const page = index && (await readPage(index.file, settings))
  const filesOf = await readPageFiles(directory)
  const frame = page && frameOf(page)
  const cssOf = await readStyles(files)
  const policy = (inline?: Inline): string =>
    contentSecurityPolicy(inline, otherOrigins([settings.reportsTo, settings.diagnostics?.to ?? null]))
  return async (c) => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return c.text('Pages can only be read.', 405, { allow: 'GET, HEAD' })
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(c, file, policy())
    if (path !== '/index.html' && isAsset(path))
      return c.text('There is no such file.', 404, { 'cache-control': 'no-store' })
    const name = nameOf(path)
    // A path without a locale may lead to content. While the database is away, the page itself says what it cannot show.
    const mayBeContent = name === 'Content' || name === null
    const hasContent = mayBeContent ? await readContent().catch(() => everyKey) : everyKey
    const isPage = pageJudge(goods, hasContent, settings)
    if (path !== '/index.html') {
      const target = redirectOf(
        path,
        () => chooseLocale(c.req.header('cookie'), c.req.header('accept-language')),
        isPage,
      )
      if (target !== undefined) return redirect(c, target)
    }
    if (!page)
      return c.text('Cairn is running, but its pages are not built yet. Run npm start, which builds them.', 503)
    const nonce = randomBytes(16).toString('base64')
    const isThere = path === '/index.html' || isPage(path)
    const drawing = isThere ? await draw(path + new URL(c.req.url).search, !hasSession(c.req.header('cookie'))) : null
    const isDrawn = drawing !== null && frame !== undefined
    const html = isDrawn ? drawnPage(frame, drawing, filesOf(drawing.sources), nonce, cssOf) : page(nonce)
    const { body, encoding } = await compressed(html, c.req.header('accept-encoding') ?? '')
    return c.body(body, isThere ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy({ nonce, hasScripts: isDrawn }),
      vary: 'accept-encoding, cookie',
      ...(isThere ? {} : { 'x-robots-tag': 'noindex' }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  }
}

/** AUTH-05: the marker that the worker sets with a token. */
const hasSession = (cookies = ''): boolean => /(?:^|;\s*)access=./.test(cookies)

/**
 * RT-06: whether a path leads to a page of this shop. It does not say whether an order or a shared list exists: only
 * its owner may learn that.
 */
const pageJudge =
  ({ productById, categoryById }: Goods, hasContent: HasContent, { debug }: SiteSettings) =>
  (path: string): boolean => {
    switch (nameOf(path)) {
      case null:
        return false
      case 'Debug':
        return debug
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

/** Without a catalogue, every id is assumed to exist. */
const everyId: Goods = { productById: { has: () => true }, categoryById: { has: () => true } }

const everyKey: HasContent = () => true

const nothingDrawn: DrawSitePage = async () => null

/** Reports and diagnostics may go to other hosts; the worker sends them, and its script's policy applies to it. */
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

const sendFile = async (
  c: Context,
  { file, type, immutable, encodings }: SiteFile,
  policy: string,
): Promise<Response> => {
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding =
    /\bbr\b/.test(accepted) && encodings.br ? 'br' : /\bgzip\b/.test(accepted) && encodings.gzip ? 'gzip' : undefined
  const whole = await readFile((encoding && encodings[encoding]) ?? file)
  const part =
    encoding === undefined && type.startsWith('video/') ? partOf(c.req.header('range'), whole.length) : undefined
  return c.body(part ? whole.subarray(part.from, part.to + 1) : whole, part ? 206 : 200, {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...(type.startsWith('video/') ? { 'accept-ranges': 'bytes' } : {}),
    ...(part ? { 'content-range': `bytes ${part.from}-${part.to}/${whole.length}` } : {}),
  })
}

/** CMS-45: Safari plays a film only from a server that answers parts of it. Both ends included. */
const partOf = (
  range: string | undefined,
  length: number,
): { readonly from: number; readonly to: number } | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  const from = Number(first)
  const to = Math.min(length - 1, last === '' ? length - 1 : Number(last))
  return first === '' || from > to ? undefined : { from, to }
}

/** Depends on the visitor, so it is never cached. */
const redirect = (c: Context, target: string): Response => {
  const { search } = new URL(c.req.url)
  return c.body(null, 302, { location: target + search, 'cache-control': 'no-store', vary: 'cookie, accept-language' })
}

/** A last segment with a dot is a file; no page has one. */
const isAsset = (path: string): boolean => /\.[^/]*$/.test(path) || path.startsWith('/assets/')

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page made for one request, compressed as far as a few milliseconds allow. */
const compressed = async (
  text: string,
  accepted: string,
): Promise<{ readonly body: string | Uint8Array<ArrayBuffer>; readonly encoding?: 'br' | 'gzip' }> => {
  if (/\bbr\b/.test(accepted))
    return {
      body: new Uint8Array(await brotlied(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
      encoding: 'br',
    }
  if (/\bgzip\b/.test(accepted)) return { body: new Uint8Array(await gzipped(text)), encoding: 'gzip' }
  return { body: text }
}
