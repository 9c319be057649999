import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCatalogue } from '../../../../contracts/errorCatalogue.ts'
import type { ErrorCode } from '../../../../contracts/errorCatalogue.ts'
import { ways } from '../../../../tools/codes/ways.ts'
import { codeStage } from './codeStage.ts'
import type { CodeStage } from './codeStage.ts'
import { copiesIn } from './copies.ts'
import type { Seen } from './seen.ts'

export type Walks = Readonly<Partial<Record<ErrorCode, (stage: CodeStage) => Promise<Seen>>>>

/** ERR-101…212: one test a code, from what somebody does over the server's real answer to the sentence and its place, in English and French. */
export function testCodes(walks: Walks): void {
  let stage: CodeStage
  beforeAll(async () => {
    stage = await codeStage()
  })
  afterAll(() => stage.close())
  for (const [code, walk] of Object.entries(walks) as [ErrorCode, NonNullable<Walks[ErrorCode]>][]) {
    test(`${rows.get(code)} ${code} ${errorCatalogue[code].meaning}: raised, and said where it belongs`, async () => {
      const seen = await walk(stage)
      const way = ways[code]
      expect([seen.code, seen.place]).toEqual([code, way?.place])
      expect(seen.says(copiesIn('en'))).toBe(way?.says?.en ?? errorCatalogue[code].text)
      expect(seen.says(copiesIn('fr'))).toBe(way?.says?.fr ?? copiesIn('fr').errors[code]())
    })
  }
}

const rows = new Map(
  [...readFileSync(new URL('../../../../docs/requirements.md', import.meta.url), 'utf8').matchAll(/^\| (ERR-\d+) \| `(\w+)` \|/gm)].map(([, row, code]) => [code, row]),
)
