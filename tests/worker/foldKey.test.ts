import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { foldCommits, foldKey } from '../../worker/pipeline/foldLog.ts'
import { foldedHash } from './golden/goldenHistories.ts'
import type { Golden } from './golden/goldenHistories.ts'

const golden = JSON.parse(readFileSync(new URL('./golden/golden.json', import.meta.url), 'utf8')) as Golden

test('golden histories are readable for ever', () => {
  for (const commits of golden.histories) {
    expect(foldCommits(initialState(), 0, commits)).toMatchObject({
      seq: commits.length,
      readOnly: false,
      damaged: null,
    })
  }
})

test('a fold that has changed has another foldKey: rename it in worker/pipeline/foldLog.ts, then run tests/worker/golden/writeGolden.ts', () => {
  expect({ foldKey, hash: foldedHash(golden.histories) }).toEqual({ foldKey: golden.foldKey, hash: golden.hash })
})
