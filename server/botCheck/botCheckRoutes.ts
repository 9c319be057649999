import { Hono } from 'hono'
import type { Context } from 'hono'
import { botCheckActions, botCheckPaths } from '../../core/domain/botCheck/botCheck.ts'
import { sendReply } from '../http/sendReply.ts'
import { readBody } from '../http/readBody.ts'
import { limitClient } from '../limits/limitClient.ts'
import { limitReply } from '../limits/limitReply.ts'
import type { Db } from '../storage/Tables.ts'
import { botCheckScript } from './botCheckScript.ts'
import { openChallenge, workBits } from './challenge.ts'

export type BotCheckRoutes = {
  readonly db: () => Db
  readonly now: () => number
  readonly newId: () => string
  readonly clientOf?: ((c: Context) => string) | undefined
}

/** The built-in bot check, as another company would serve it: its script, and the challenges that are answered by work. */
export function botCheckRoutes({ db, now, newId, clientOf }: BotCheckRoutes): Hono {
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
