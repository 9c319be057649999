import { describe, expect, test } from 'vitest'
import { proofChanges } from '../../../tools/requirements/proofFile.ts'
import { readProof } from '../../../tools/requirements/readProof.ts'

describe('the rows of the project', () => {
  const { proofs, kept, unknown, undecided } = readProof()
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
})
