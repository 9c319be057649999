import { Hono } from 'hono'
import type { Context } from 'hono'
import { botCheckActions, botCheckPaths } from '../../core/domain/botCheck/botCheck.ts'
import { createClientLimit } from '../http/clientLimit.ts'
import { readBody } from '../http/readBody.ts'
import type { Db } from '../storage/Tables.ts'
import { botCheckScript } from './botCheckScript.ts'
import { openChallenge, workBits } from './challenge.ts'

export type BotCheckDoor = { readonly db: () => Db; readonly now: () => number; readonly clientOf?: ((c: Context) => string) | undefined }

/** So many challenges one address may open, whatever becomes of them. */
export const challengeLimit = { most: 60, windowMs: 10 * 60_000 } as const

/** The built-in bot check, as another company would serve it: its script, and the challenges that are answered by work. */
export function botCheckDoor({ db, now, clientOf }: BotCheckDoor): Hono {
  const limit = createClientLimit(challengeLimit)
  const door = new Hono()
  door.get(botCheckPaths.script, (c) => c.body(botCheckScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }))
  door.post(botCheckPaths.challenge, async (c) => {
    const waitMs = clientOf ? limit(clientOf(c), now()) : null
    if (waitMs !== null) return c.json({}, 429, { 'retry-after': String(Math.ceil(waitMs / 1_000)) })
    const asked = (await readBody(c.req.raw)) ?? ''
    const action = botCheckActions.find((each) => each === asked)
    if (!action) return c.json({}, 400)
    return c.json({ challenge: await openChallenge(db(), action, now()), bits: workBits }, 200, { 'cache-control': 'no-store' })
  })
  return door
}
