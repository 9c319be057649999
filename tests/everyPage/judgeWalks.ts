import { describe, expect, test } from 'vitest'
import { keysOf } from '../../core/domain/fields/fields.ts'
import { violationsOnWalk } from '../e2e/support/axe.ts'
import type { Look } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import { walks } from '../e2e/support/states/walks.ts'

type Walk = keyof typeof walks

const narrow = { width: 390, dark: true } as const
const wide = { width: 1440, dark: false } as const
const bright = { width: 390, dark: false } as const
const dim = { width: 1440, dark: true } as const

type Judged = {
  /** The file that judges it: each takes about the same time, so that no worker ends with one of them alone. */
  readonly by: 'to the wares' | 'to the order' | 'to the account' | 'around it'
  /** Each list is a separate walk, because the controls of the search depend on the width. */
  readonly looks: readonly (readonly Look[])[]
}

const judged: Readonly<Record<Walk, Judged>> = {
  browsing: { by: 'to the wares', looks: [[bright, dim]] },
  searching: { by: 'to the wares', looks: [[bright], [dim]] },
  buying: { by: 'to the order', looks: [[wide, narrow]] },
  delivery: { by: 'to the order', looks: [[wide, narrow]] },
  loading: { by: 'to the order', looks: [[narrow]] },
  'fifty lines': { by: 'to the order', looks: [[wide]] },
  French: { by: 'to the order', looks: [[narrow]] },
  lists: { by: 'to the wares', looks: [[narrow, wide]] },
  account: { by: 'to the account', looks: [[wide, narrow]] },
  member: { by: 'to the account', looks: [[narrow, wide]] },
  answer: { by: 'to the account', looks: [[wide, narrow]] },
  'put aside': { by: 'around it', looks: [[narrow, wide]] },
  'order under way': { by: 'around it', looks: [[wide, narrow]] },
  'French stores': { by: 'around it', looks: [[narrow, wide]] },
  release: { by: 'to the order', looks: [[narrow, wide]] },
  'full disk': { by: 'to the order', looks: [[wide, narrow]] },
  blocks: { by: 'around it', looks: [[bright, dim]] },
  consent: { by: 'to the account', looks: [[narrow, wide]] },
  event: { by: 'around it', looks: [[wide, narrow]] },
  letters: { by: 'around it', looks: [[narrow, wide]] },
  photos: { by: 'to the wares', looks: [[narrow, wide]] },
}

/** A test for each walk of a file: axe finds nothing in any of its states. */
export const judgeWalks = (by: Judged['by']): void => {
  const shop = useShop()
  const own = keysOf(judged).flatMap((walk) =>
    judged[walk].by !== by
      ? []
      : judged[walk].looks.map((looks) => ({ walk, looks, widths: looks.map(({ width }) => width).join(' and ') })),
  )
  describe.for(own)('axe, $walk at $widths', ({ walk, looks }) => {
    test('finds nothing in any state at any width', { timeout: 600_000 }, async () => {
      expect(await violationsOnWalk(await shop.visitor(looks[0]), walks[walk], looks)).toEqual([])
    })
  })
}
