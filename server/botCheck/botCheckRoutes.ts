import { Hono } from 'hono'
import type { Context } from 'hono'
import { botCheckActions, botCheckPaths } from '../../core/domain/botCheck/botCheck.ts'
import { readBody } from '../kit/readBody.ts'
import { sendReply } from '../kit/reply.ts'
import { limitClient, limitReply } from '../limits/limitReply.ts'
import type { Db } from '../storage/Tables.ts'
import { openChallenge, workBits } from './challenge.ts'

export type BotCheckRoutes = {
  readonly db: () => Db
  readonly now: () => number
  readonly newId: () => string
  readonly clientOf?: ((c: Context) => string) | undefined
}

/**
 * The built-in bot check, served as another company would serve it: its script, and challenges that cost work to
 * answer.
 */
export const botCheckRoutes = ({ db, now, newId, clientOf }: BotCheckRoutes): Hono => {
  const app = new Hono()
  app.get(botCheckPaths.script, (c) =>
    c.body(botCheckScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  app.post(botCheckPaths.challenge, async (c) => {
    const reached = clientOf ? await limitClient(db(), 'challenge-client', clientOf(c), now()) : null
    if (reached) {
      const correlationId = newId()
      return sendReply(c, limitReply(reached, correlationId, 'en'), correlationId, false)
    }
    const asked = (await readBody(c.req.raw)) ?? ''
    const action = botCheckActions.find((each) => each === asked)
    if (!action) return c.json({}, 400)
    return c.json({ challenge: await openChallenge(db(), action, now()), bits: workBits }, 200, {
      'cache-control': 'no-store',
    })
  })
  return app
}

/**
 * The page loads this script. `botCheck.execute(action)` fetches a challenge and searches for a number whose hash
 * starts with enough zero bits. That takes a shopper's device a moment; trying a thousand passwords costs it a thousand
 * times.
 */
export const botCheckScript = `'use strict'
globalThis.botCheck = {
  async execute(action) {
    const asked = await fetch('${botCheckPaths.challenge}', { method: 'POST', body: action })
    if (!asked.ok) throw new Error('The bot check gave no challenge.')
    const { challenge, bits } = await asked.json()
    const encoder = new TextEncoder()
    for (let number = 0; ; number++) {
      const token = challenge + '.' + number
      const hash = await crypto.subtle.digest('SHA-256', encoder.encode(token))
      if (new DataView(hash).getUint32(0) >>> (32 - bits) === 0) return token
    }
  },
}
`
