import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorCatalogue } from '../../../contracts/errorCatalogue.ts'
import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import { ways } from '../../../tools/codes/codes.ts'
import { codeStage } from './support/codeStage.ts'
import type { CodeStage } from './support/codeStage.ts'
import { copiesIn } from './support/copies.ts'
import type { Walks } from './support/Walks.ts'
import { accountWalks } from './walks/accountWalks.ts'
import { authWalks } from './walks/authWalks.ts'
import { cartWalks } from './walks/cartWalks.ts'
import { generalWalks } from './walks/generalWalks.ts'
import { giftWalks } from './walks/giftWalks.ts'
import { orderWalks } from './walks/orderWalks.ts'

const walks: Walks = { ...authWalks, ...cartWalks, ...orderWalks, ...accountWalks, ...giftWalks, ...generalWalks }
const walked = Object.entries(walks) as [ErrorCode, (stage: CodeStage) => ReturnType<NonNullable<Walks[ErrorCode]>>][]

/** Opened once: every walk has its own people, accounts and goods. */
let stage: CodeStage
beforeAll(async () => {
  stage = await codeStage()
})
afterEach(() => stage.everybodyLeaves())
afterAll(() => stage.close())

const rows = new Map(
  [
    ...readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8').matchAll(
      /^\| (ERR-\d+) \| `(\w+)` \|/gm,
    ),
  ].map(([, row, code]) => [code, row]),
)

describe('ERR-101…212 on the screen of a whole client', () => {
  test.each(walked.map(([code, walk]) => [rows.get(code), code, errorCatalogue[code].meaning, walk] as const))(
    '%s %s %s: raised, and shown in the right place',
    async (_row, code, _meaning, walk) => {
      const seen = await walk(stage)
      const way = ways[code]
      expect(seen.code).toEqual(code)
      expect(seen.place).toEqual(way?.place)
      expect(seen.says(copiesIn('en'))).toBe(way?.says?.en ?? errorCatalogue[code].text)
      expect(seen.says(copiesIn('fr'))).toBe(way?.says?.fr ?? copiesIn('fr').errors[code]())
    },
  )
})

test('ERR-04 every way to show an error is walked', () => {
  expect(Object.keys(walks).toSorted()).toEqual(Object.keys(ways).toSorted())
})
