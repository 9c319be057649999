import type { MiddlewareHandler } from 'hono'

/** What stands in the page itself and carries its nonce. */
export type Inline = { readonly nonce: string; readonly hasScripts: boolean }

/** Nothing from elsewhere, nothing inline but what carries this page's nonce, no string ever becomes script. `alsoConnects`: the other origins that are asked. */
export const contentSecurityPolicy = (inline?: Inline, alsoConnects: readonly string[] = []): string => {
  const own = inline ? ` 'nonce-${inline.nonce}'` : ''
  return [
    "default-src 'none'",
    `script-src 'self'${inline?.hasScripts ? own : ''}`,
    `style-src 'self'${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...alsoConnects].join(' ')}`,
    // Only the payment provider's pages may be shown in a frame: every other page of ours forbids it itself.
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types cairn',
  ].join('; ')
}

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

/** On every answer that does not bring its own; a page brings its own policy with its nonce. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(fixed)) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy())
}

/** A year; a browser that has read it once asks by https alone. */
export const strictTransport: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('strict-transport-security', 'max-age=31536000')
}
