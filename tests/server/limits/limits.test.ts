import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Limit } from '../../../server/limits/Limit.ts'
import { limitTable } from '../../../server/limits/limitTable.ts'
import type { LimitName } from '../../../server/limits/limitTable.ts'
import type { TestAnswer } from '../support/testServer.ts'
import { limitedCalls } from './limitedCalls.ts'
import { limitedShop } from './limitedShop.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-limits-'))

const shop = await limitedShop(folder)
const calls = await limitedCalls(shop)
beforeEach(() => shop.storage.db.deleteFrom('limit_count').execute())
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

/** Beyond this many the counter is advanced instead: only the first and the last few are real calls. */
const mostAsked = 60

const rows = (limitTable as readonly (Limit & { readonly name: LimitName })[]).flatMap((limit) =>
  limit.name === 'unconfirmed-letter' ? [] : [{ ...limit, name: limit.name }],
)

const refusalOf = ({ answer }: Limit): string => answer ?? 'LIM429'
const isRefused = (limit: Limit, { error }: TestAnswer): boolean => error?.errorId === refusalOf(limit)

test.each(rows)(
  'LIM429 $name: $most in $windowMs ms, then no more for this client until the window ends, at any server',
  async (limit) => {
    const attempt = calls[limit.name]
    let nth = 0
    const tried = async (who: string): Promise<boolean> => isRefused(limit, await attempt(who, ++nth))
    // The attempt that fills a lock already says so (AUTH-25).
    const allowed = limit.answer === 'AUT423' && limit.locks ? limit.most - 1 : limit.most
    for (let n = 1; n <= allowed; n++) {
      expect(await tried('one'), `the try ${n}`).toBe(false)
      if (n === 2 && allowed > mostAsked) {
        const { numUpdatedRows } = await shop.storage.db
          .updateTable('limit_count')
          .set({ tried: limit.most - 2 })
          .where('most', '=', limit.most)
          .where('tried', '=', 2)
          .executeTakeFirst()
        expect(numUpdatedRows).toBe(1n)
        n = limit.most - 2
      }
    }
    if (allowed < limit.most)
      expect((await attempt('one', ++nth)).headers.get('retry-after')).toBe(String(limit.windowMs / 1_000))
    const refused = await attempt('one', ++nth)
    expect(isRefused(limit, refused)).toBe(true)
    expect(refused.headers.get('retry-after')).toBe(String(limit.windowMs / 1_000))
    if (refusalOf(limit).endsWith('429')) expect(refused.status).toBe(429)
    if (!limit.per.includes('whole shop')) expect(await tried('another')).toBe(false)
    shop.clock.now += limit.windowMs - 1
    expect(await tried('one')).toBe(true)
    shop.clock.now += 1
    expect(await tried('one')).toBe(false)
  },
)
