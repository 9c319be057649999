import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** What stands in the page itself: styles that carry its nonce, and the texts of the scripts that may run. */
export type Inline = { readonly nonce: string; readonly scripts: readonly string[] }

/**
 * Nothing from other origins, no style in the page without its nonce, no script in it but those whose hash is named, and
 * no string ever becomes script.
 * `alsoConnects`: other origins the page may call. `films`: other origins whose films it may play.
 * `tagManager`: the address of the script whose origin it may run and call. `galleries`: other
 * origins whose scripts it may run and call, and whose pictures it may show (CMS-58). `framedBy`: whose pages may show it
 * in a frame.
 */
export const contentSecurityPolicy = (
  inline?: Inline,
  alsoConnects: readonly string[] = [],
  films: readonly string[] = [],
  tagManager: string | null = null,
  galleries: readonly string[] = [],
  framedBy: 'none' | 'self' = 'none',
): string => {
  const tags = tagManager === null ? [] : [new URL(tagManager).origin]
  const policies = [
    'cairn',
    ...(tags.length > 0 ? ['cairn-tags'] : []),
    ...(galleries.length > 0 ? ['cairn-gallery'] : []),
  ]
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...tags, ...galleries, ...(inline?.scripts ?? []).map(hashOf)].join(' ')}`,
    `style-src 'self'${inline ? ` 'nonce-${inline.nonce}'` : ''}`,
    `img-src ${["'self'", 'data:', ...galleries].join(' ')}`,
    // CMS-48: a film of many parts is put together in the page, and played from there.
    `media-src ${["'self'", 'blob:', ...films].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...alsoConnects, ...films, ...tags, ...galleries].join(' ')}`,
    // Only the payment provider's pages and previews may be framed: every other page of ours forbids it.
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${framedBy}'`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies.join(' ')}`,
  ].join('; ')
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

/** For every answer without headers of its own; a page brings its own policy with its nonce. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(fixed)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy())
}

/** A year; a browser that has seen it uses only https from then on. */
export const strictTransport: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('strict-transport-security', 'max-age=31536000')
}
