import { readFileSync, writeFileSync } from 'node:fs'
import { foldKey } from '../../../worker/pipeline/foldLog.ts'
import { foldedHash, newHistories } from './goldenHistories.ts'
import type { Golden } from './goldenHistories.ts'

/**
 * `npx tsx tests/worker/golden/writeGolden.ts`: run after a change of the fold and of its key. Old histories stay;
 * `--new` makes new ones.
 */
const path = new URL('./golden.json', import.meta.url)
const isNew = process.argv.includes('--new')
const before = isNew ? null : (JSON.parse(readFileSync(path, 'utf8')) as Golden)
const histories = before?.histories ?? (await newHistories())
const hash = foldedHash(histories)
if (before && before.hash !== hash && before.foldKey === foldKey) {
  console.error(
    `The fold has changed and is still called ${foldKey}: give worker/pipeline/foldLog.ts another name first.`,
  )
  process.exitCode = 1
} else {
  writeFileSync(path, `${JSON.stringify({ foldKey, hash, histories } satisfies Golden)}\n`)
}
