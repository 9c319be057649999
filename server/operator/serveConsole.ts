import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { sendFile } from '../site/sendFile.ts'
import { siteFiles } from '../site/siteFiles.ts'
import { consoleOrigin } from './consoleAddress.ts'

/**
 * OPR-09: the console's files and its one page, for every path below `/operator` but its calls. `directory`: where it
 * is built.
 */
export const serveConsole = async (directory: string, publicUrl: string): Promise<MiddlewareHandler> => {
  const files = await siteFiles(directory, false)
  const index = files.get('/index.html')
  const page = index && (await readFile(index.file, 'utf8')).split('__CSP_NONCE__')
  const origin = consoleOrigin(publicUrl)
  return async (c, next) => {
    const path = c.req.path.slice('/operator'.length)
    if (path.startsWith('/api/')) return next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Pages can only be read.', 405, { allow: 'GET, HEAD' })
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(c, file, policy())
    if (path.startsWith('/assets/')) return c.text('There is no such file.', 404, { 'cache-control': 'no-store' })
    if (isByNumber(c) && origin.includes('//localhost')) return c.redirect(origin + c.req.path)
    if (!page) return c.text('The console is not built yet. Run npm start, which builds it.', 503)
    const nonce = randomBytes(16).toString('base64')
    return c.body(page.join(nonce), 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(nonce),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  }
}

/** A passkey belongs to a name: on this machine the console is at localhost. */
const isByNumber = (c: Context): boolean => /^(127\.|\[::1\])/.test(new URL(c.req.url).hostname)

/**
 * OPR-09: narrower than the shop's: no workers, no other origins, no policy that makes scripts of text. Of the pages of
 * this origin only previews can be framed (OPR-31).
 */
const policy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
