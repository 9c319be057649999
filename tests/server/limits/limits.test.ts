import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limitTable } from '../../../server/limits/limitTable.ts'
import type { Limit, LimitName } from '../../../server/limits/limitTable.ts'
import type { TestAnswer } from '../support/testServer.ts'
import { limitedCalls } from './limitedCalls.ts'
import { limitedShop } from './limitedShop.ts'
import type { LimitedShop } from './limitedShop.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-limits-'))
let shop: LimitedShop
let calls: Awaited<ReturnType<typeof limitedCalls>>

beforeAll(async () => {
  shop = await limitedShop(folder)
  calls = await limitedCalls(shop)
})
beforeEach(() => shop.storage.db.deleteFrom('limit_count').execute())
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

/** Beyond so many the counter is set forward instead: the first and the last few are asked for one by one. */
const mostAsked = 60

const rows = (limitTable as readonly (Limit & { readonly name: LimitName })[]).flatMap((limit) =>
  limit.name === 'unconfirmed-letter' ? [] : [{ ...limit, name: limit.name }],
)

const refusalOf = ({ answer }: Limit): string => answer ?? 'LIM429'
const isRefused = (limit: Limit, { error }: TestAnswer): boolean => error?.errorId === refusalOf(limit)

test.each(rows)(
  'LIM429 $name: $most in $windowMs ms, then no more until the window is over, at whichever server; others go on',
  async (limit) => {
    const attempt = calls[limit.name]
    let nth = 0
    const tried = async (who: string): Promise<boolean> => isRefused(limit, await attempt(who, ++nth))
    // The try that fills a lock says so itself (AUTH-25).
    const allowed = limit.answer === 'AUT423' && limit.locks ? limit.most - 1 : limit.most
    for (let n = 1; n <= allowed; n++) {
      expect([n, await tried('one')]).toEqual([n, false])
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
    if (allowed < limit.most) await tried('one')
    const refused = await attempt('one', ++nth)
    expect([isRefused(limit, refused), refused.headers.get('retry-after')]).toEqual([
      true,
      refusalOf(limit).endsWith('429') ? String(limit.windowMs / 1_000) : null,
    ])
    if (refusalOf(limit).endsWith('429')) expect(refused.status).toBe(429)
    if (!limit.per.includes('whole shop')) expect(await tried('another')).toBe(false)
    shop.clock.now += limit.windowMs - 1
    expect(await tried('one')).toBe(true)
    shop.clock.now += 1
    expect(await tried('one')).toBe(false)
  },
)
