import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { proofChanges } from '../../../tools/requirements/proofFile.ts'
import { coveragePath, readProof } from '../../../tools/requirements/readProof.ts'

describe('the rows of the project', () => {
  const { proofs, kept, unknown, undecided, uncovered, coverage } = readProof()
  const { losses, gains } = proofChanges(proofs, kept)

  test('none has lost a layer: mend the title of its test, or take the layer out of docs/proof.txt and say why', () => {
    expect(losses).toEqual([])
  })

  test('docs/proof.txt has what they have gained: run npm run requirements -- --write', () => {
    expect(gains).toEqual([])
  })

  test('no test names a row that there is not, and what is not offered has a decision', () => {
    expect([...unknown, ...undecided]).toEqual([])
  })

  test('every line of the source documents that says something has a row', () => {
    expect(uncovered).toEqual([])
  })

  test('docs/coverage.md is what rows and tests say: run npm run requirements -- --write', () => {
    expect(readFileSync(coveragePath, 'utf8')).toBe(coverage)
  })
})
