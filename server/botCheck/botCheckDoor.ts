import { Hono } from 'hono'
import type { Context } from 'hono'
import { botCheckActions, botCheckPaths } from '../../core/domain/botCheck/botCheck.ts'
import { sendReply } from '../http/sendReply.ts'
import { readBody } from '../http/readBody.ts'
import { limitDoor } from '../limits/limitDoor.ts'
import { limitReply } from '../limits/limitReply.ts'
import type { Db } from '../storage/Tables.ts'
import { botCheckScript } from './botCheckScript.ts'
import { openChallenge, workBits } from './challenge.ts'

export type BotCheckDoor = {
  readonly db: () => Db
  readonly now: () => number
  readonly newId: () => string
  readonly clientOf?: ((c: Context) => string) | undefined
}

/** The built-in bot check, as another company would serve it: its script, and the challenges that are answered by work. */
export function botCheckDoor({ db, now, newId, clientOf }: BotCheckDoor): Hono {
  const door = new Hono()
  door.get(botCheckPaths.script, (c) =>
    c.body(botCheckScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
  door.post(botCheckPaths.challenge, async (c) => {
    const reached = clientOf ? await limitDoor(db(), 'challenge-client', clientOf(c), now()) : null
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
  return door
}
