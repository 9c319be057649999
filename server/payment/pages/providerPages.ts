import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import type { Storage } from '../../storage/openStorage.ts'
import { readBody } from '../../http/readBody.ts'
import { challengeAction } from '../../../core/domain/payment/challengeAction.ts'
import { returnAddress, sessionPage } from '../../../core/domain/payment/sessionPage.ts'
import { answerSession, readShownSession } from '../shownSessions.ts'
import type { ShownSession } from '../shownSessions.ts'
import { answerChallenge, readChallenge } from '../challenges.ts'
import { challengePage, unknownPage } from './challengePage.ts'
import type { Page } from './page.ts'
import { writtenPage } from './page.ts'
import { sessionQuestion } from './sessionQuestion.ts'

/** The built-in payment provider's own pages, as another company would serve them: by its own clock. The shop may show them in a frame. */
export function providerPages(storage: Pick<Storage, 'db'>, now: () => number = Date.now): Hono {
  const pages = new Hono()
  pages.use(mayBeFramed)
  pages.get('/challenge/:id', async (c) => {
    const challenge = await readChallenge(storage.db, c.req.param('id'), now())
    return challenge
      ? send(c, challengePage(challenge, languageOf(c), c.req.query('wrong') !== undefined))
      : send(c, unknownPage(languageOf(c)), 404)
  })
  /** Answers with the page itself, so that loading it again answers nothing twice. */
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
      const said = form.get('answer')
      if (said === 'agreed' || said === 'refused') await answerSession(storage.db, token, said, now())
      return c.redirect(sessionPage(method, token), 303)
    })
  }
  pages.get('/klarna.js', (c) =>
    c.body(klarnaSource, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  return pages
}

/** PAY-08: what a shop loads to find the page of a session. */
const klarnaSource = `window.klarnaPayments = { pageOf: (clientToken) => '${sessionPage('KLARNA', '')}' + encodeURIComponent(clientToken) }\n`

/** PayPal has the whole window: once answered, its page leads back to the shop, however often it is opened. */
function showSession(c: Context, session: ShownSession): Response {
  const { method, answer, returnPath, sessionId } = session
  return method === 'PAYPAL' && answer !== null
    ? c.redirect(returnAddress(returnPath, answer, sessionId), 303)
    : send(c, sessionQuestion(session, languageOf(c)))
}

/**
 * No script but the page's own, no style but the page's own, in no frame but the shop's. Nothing of where forms go: WebKit takes 'self' for
 * the origin of the sandboxed frame, which is none, and would send none. The only form is written here.
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

function send(c: Context, page: Page, status: 200 | 404 = 200): Response {
  const nonce = randomBytes(16).toString('base64')
  return c.body(writtenPage(page, nonce), status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy(nonce),
  })
}

/**
 * In the shop's sandboxed frame a page is of no origin: Firefox would block it, and the redirect to it as well. Which pages may frame it,
 * the policy says.
 */
const mayBeFramed: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
  if (!c.res.headers.has('content-security-policy'))
    c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
}

const languageOf = (c: Context): 'en' | 'fr' => (/^\s*fr\b/i.test(c.req.header('accept-language') ?? '') ? 'fr' : 'en')
