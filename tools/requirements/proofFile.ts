import type { Mark } from './requirementRows.ts'
import { layers } from './requirementRows.ts'
import { provenLayers } from './proof.ts'
import type { MarksById, RowProof } from './proof.ts'

/**
 * Reads docs/proof.txt: a line per row, its id and the layers in which it has a test. A row that a merge has doubled
 * has the layers of both its lines.
 */
export const readProofFile = (text: string): MarksById => {
  const found = new Map<string, ReadonlySet<Mark>>()
  for (const line of text.split('\n')) {
    const [id = '', ...names] = line.split(' ')
    if (id === '') continue
    found.set(id, new Set([...(found.get(id) ?? []), ...layers.filter((layer) => names.includes(layer))]))
  }
  return found
}

/** The rows that have fewer layers than the file says, or more, each as a sentence. */
export const proofChanges = (
  proofs: readonly RowProof[],
  kept: MarksById,
): { readonly losses: readonly string[]; readonly gains: readonly string[] } => ({
  losses: proofs.flatMap(({ row, missing }) =>
    missing
      .filter((layer) => kept.get(row.id)?.has(layer))
      .map((layer) => `${row.id} has no [${layer}] test any more.`),
  ),
  gains: proofs.flatMap((proof) =>
    provenLayers(proof)
      .filter((layer) => !kept.get(proof.row.id)?.has(layer))
      .map((layer) => `${proof.row.id} has a [${layer}] test now.`),
  ),
})

/**
 * The file with what the rows have gained. A layer that a row has lost stays, as long as the row is marked with it:
 * whoever gives it up takes it out by hand and says why.
 */
export const proofFile = (proofs: readonly RowProof[], kept: MarksById): string =>
  proofs
    .map((proof) => {
      const { id, marks } = proof.row
      const has = [...provenLayers(proof), ...marks.filter((layer) => kept.get(id)?.has(layer))]
      return [id, ...layers.filter((layer) => has.includes(layer))].join(' ')
    })
    .filter((line) => line.includes(' '))
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')
