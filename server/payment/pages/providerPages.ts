import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { Storage } from '../../storage/openStorage.ts'
import { readBody } from '../../http/readBody.ts'
import { challengeAction } from '../../../core/domain/payment/challengeAction.ts'
import { answerChallenge, readChallenge } from '../challenges.ts'
import { challengePage, unknownPage } from './challengePage.ts'
import type { Page } from './page.ts'
import { writtenPage } from './page.ts'

/** The built-in payment provider's own pages, as another company would serve them: by its own clock. The shop may show them in a frame. */
export function providerPages(storage: Pick<Storage, 'db'>, now: () => number = Date.now): Hono {
  const pages = new Hono()
  pages.get('/challenge/:id', async (c) => {
    const challenge = await readChallenge(storage.db, c.req.param('id'), now())
    return challenge ? send(c, challengePage(challenge, languageOf(c), c.req.query('wrong') !== undefined)) : send(c, unknownPage(languageOf(c)), 404)
  })
  /** Answers with the page itself, so that loading it again answers nothing twice. */
  pages.post('/challenge/:id', async (c) => {
    const form = new URLSearchParams((await readBody(c.req.raw)) ?? '')
    const id = c.req.param('id')
    await answerChallenge(storage.db, id, { isRefused: form.get('answer') === 'refuse', code: form.get('code') ?? '' }, now())
    const challenge = await readChallenge(storage.db, id, now())
    return c.redirect(`${challengeAction(encodeURIComponent(id))}${challenge?.result === null ? '?wrong' : ''}`, 303)
  })
  return pages
}

/** No script but the page's own, no style but the page's own, in no frame but the shop's, to no address but this one. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "form-action 'self'",
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

const languageOf = (c: Context): 'en' | 'fr' => (/^\s*fr\b/i.test(c.req.header('accept-language') ?? '') ? 'fr' : 'en')
