import type { Context, MiddlewareHandler } from 'hono'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pageAt } from '../../core/domain/route/pageAt.ts'
import { routeIdentifier } from '../../core/domain/route/routeIdentifier.ts'
import { contentSecurityPolicy } from '../http/securityHeaders.ts'
import type { Inline } from '../http/securityHeaders.ts'
import { chooseLocale } from './chooseLocale.ts'
import { redirectOf } from './redirectOf.ts'
import { compressed } from './compressed.ts'
import { drawnPage, frameOf } from './drawnPage.ts'
import type { DrawSitePage } from './openDrawing.ts'
import { readPageFiles } from './pageFiles.ts'
import { readPage, siteFiles } from './siteFiles.ts'
import type { SiteFile, SiteSettings } from './siteFiles.ts'

/** The products and categories there are. */
export type Goods = { readonly [Index in 'productById' | 'categoryById']: Pick<ReadonlySet<string>, 'has'> }

/** Everything that is not the API: files of the built site, redirects to the right path, and the one page for the rest, with 404 where there is no page. The service worker keeps the page as /index.html. */
export async function serveSite(
  directory: string,
  settings: SiteSettings = { debug: true, reportsTo: null },
  draw: DrawSitePage = nothingDrawn,
  goods: Goods = everyId,
): Promise<MiddlewareHandler> {
  const files = await siteFiles(directory, settings.hasSourceMaps)
  const index = files.get('/index.html')
  const page = index && (await readPage(index.file, settings))
  const filesOf = await readPageFiles(directory)
  const frame = page && frameOf(page)
  const cssOf = await readStyles(files)
  const policy = (inline?: Inline): string =>
    contentSecurityPolicy(inline, otherOrigins([settings.reportsTo, settings.diagnostics?.to ?? null]))
  const isPage = pageJudge(goods, settings)
  return async (c) => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return c.text('Pages are only read.', 405, { allow: 'GET, HEAD' })
    if (path !== '/index.html') {
      const file = files.get(path)
      if (file) return sendFile(c, file, policy())
      if (isAsset(path)) return c.text('There is no such file.', 404, { 'cache-control': 'no-store' })
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

/** RT-06: whether a path leads to a page of this shop; what it leads to within a page (an order, a shared list) only its owner may learn. */
const pageJudge =
  ({ productById, categoryById }: Goods, { debug }: SiteSettings) =>
  (path: string): boolean => {
    switch (isDecodable(path) ? pageAt(path) : null) {
      case null:
        return false
      case 'Debug':
        return debug
      case 'Product':
        return productById.has(routeIdentifier(path)?.id ?? '')
      case 'Category':
        return categoryById.has(routeIdentifier(path)?.id ?? '')
      default:
        return true
    }
  }

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Without a catalogue every id may be one. */
const everyId: Goods = { productById: { has: () => true }, categoryById: { has: () => true } }

const nothingDrawn: DrawSitePage = async () => null

/** Reports and diagnostics may go to other hosts; they are sent by the worker, whose policy is that of its script. */
const otherOrigins = (destinations: readonly (string | null)[]): readonly string[] => [
  ...new Set(destinations.flatMap((to) => (to === null || to.startsWith('/') ? [] : [new URL(to).origin]))),
]

/** The text of each stylesheet, by its path. */
async function readStyles(files: ReadonlyMap<string, SiteFile>): Promise<(path: string) => string> {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'))
  const texts = new Map(
    await Promise.all(sheets.map(async ([path, { file }]) => [path, await readFile(file, 'utf8')] as const)),
  )
  return (path) => texts.get(path) ?? ''
}

async function sendFile(c: Context, { file, type, immutable, encodings }: SiteFile, policy: string): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding =
    /\bbr\b/.test(accepted) && encodings.br ? 'br' : /\bgzip\b/.test(accepted) && encodings.gzip ? 'gzip' : undefined
  return c.body(await readFile((encoding && encodings[encoding]) ?? file), 200, {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
}

/** Depends on the visitor, so it is never remembered. */
function redirect(c: Context, target: string): Response {
  const { search } = new URL(c.req.url)
  return c.body(null, 302, { location: target + search, 'cache-control': 'no-store', vary: 'cookie, accept-language' })
}

/** A last segment with a dot is a file; pages have none. */
const isAsset = (path: string): boolean => /\.[^/]*$/.test(path) || path.startsWith('/assets/')
