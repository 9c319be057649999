import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { challengeAction, returnAddress, sessionPage } from '../../../core/domain/payment/providerPage.ts'
import { readBody } from '../../kit/readBody.ts'
import type { Storage } from '../../storage/openStorage.ts'
import type { Language } from '../../storage/tables/CatalogTables.ts'
import { answerChallenge, readChallenge } from '../challenges.ts'
import { answerSession, readShownSession } from '../shownSessions.ts'
import type { ShownSession } from '../shownSessions.ts'
import { challengePage, unknownPage } from './challengePage.ts'
import { pageLocale, writtenPage } from './page.ts'
import type { Page } from './page.ts'
import { sessionQuestion } from './sessionQuestion.ts'

/**
 * The built-in payment provider's pages, served as another company would, with its own clock. The shop may frame them.
 */
export const providerPages = (storage: Pick<Storage, 'db'>, now: () => number = Date.now): Hono => {
  const pages = new Hono()
  pages.use(mayBeFramed)
  pages.get('/challenge/:id', async (c) => {
    const challenge = await readChallenge(storage.db, c.req.param('id'), now())
    return challenge
      ? send(c, challengePage(challenge, languageOf(c), c.req.query('wrong') !== undefined))
      : send(c, unknownPage(languageOf(c)), 404)
  })
  /** The answer is the page itself, so that reloading it does not answer twice. */
  pages.post('/challenge/:id', async (c) => {
    const form = new URLSearchParams((await readBody(c.req.raw)) ?? '')
    const id = c.req.param('id')
    await answerChallenge(
      storage.db,
      id,
      { isRefused: form.get('answer') === 'refuse', code: form.get('code') ?? '' },
      now(),
    )
    const challenge = await readChallenge(storage.db, id, now())
    return c.redirect(`${challengeAction(encodeURIComponent(id))}${challenge?.result === null ? '?wrong' : ''}`, 303)
  })
  for (const method of ['KLARNA', 'PAYPAL'] as const) {
    const path = `/${method.toLowerCase()}/:token` as const
    pages.get(path, async (c) => {
      const session = await readShownSession(storage.db, method, c.req.param('token'), now())
      return session ? showSession(c, session) : send(c, unknownPage(languageOf(c)), 404)
    })
    pages.post(path, async (c) => {
      const token = c.req.param('token')
      const form = new URLSearchParams((await readBody(c.req.raw)) ?? '')
      const choice = form.get('answer')
      if (choice === 'agreed' || choice === 'refused') await answerSession(storage.db, token, choice, now())
      return c.redirect(sessionPage(method, token), 303)
    })
  }
  pages.get('/klarna.js', (c) =>
    c.body(klarnaSource, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  return pages
}

/** PAY-08: the script that a shop loads to open the page of a session. */
const klarnaSource = `window.klarnaPayments = { pageOf: (clientToken) => '${sessionPage('KLARNA', '')}' + encodeURIComponent(clientToken) }\n`

/** PayPal takes the whole window: once answered, its page leads back to the shop, however often it is opened. */
const showSession = (c: Context, session: ShownSession): Response => {
  const { method, answer, returnPath, sessionId } = session
  return method === 'PAYPAL' && answer !== null
    ? c.redirect(returnAddress(returnPath, answer, sessionId), 303)
    : send(c, sessionQuestion(session, languageOf(c)))
}

/**
 * Only the page's own script and style, framed only by the shop. No `form-action`: WebKit takes 'self' to be the origin
 * of the sandboxed frame, which has none, and would submit nothing. The only form is written here.
 */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const send = (c: Context, page: Page, status: 200 | 404 = 200): Response => {
  const nonce = randomBytes(16).toString('base64')
  return c.body(writtenPage(page, nonce), status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy(nonce),
  })
}

/**
 * In the shop's sandboxed frame a page has no origin: Firefox would block it, and the redirect to it as well. The
 * policy says which pages may frame it.
 */
const mayBeFramed: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
  if (!c.res.headers.has('content-security-policy'))
    c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
}

const languageOf = (c: Context): Language => {
  const wanted = /^\s*([a-z]{2})\b/i.exec(c.req.header('accept-language') ?? '')?.[1]?.toLowerCase()
  return keysOf(pageLocale).find((language) => language === wanted) ?? 'en'
}
