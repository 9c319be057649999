import { isHalfProven, isProven, isUnproven } from './proof.ts'
import type { RowProof } from './proof.ts'

/** The terminal page: a block per group, a line per kind of proof, and the sum. `onlyMissing`: no line of the proven. */
export const proofPage = (proofs: readonly RowProof[], onlyMissing: boolean): string => {
  const groups = groupedBy(proofs, ({ row }) => row.group)
  const blocks = groups
    .filter(([, rows]) => !onlyMissing || !rows.every(isProven))
    .map(([group, rows]) => groupBlock(group, rows, onlyMissing))
  return [...blocks, sumLine(proofs)].join('\n')
}

const groupBlock = (group: string, proofs: readonly RowProof[], onlyMissing: boolean): string => {
  const promises = proofs.filter(({ row }) => row.marks.length > 0)
  const half = groupedBy(proofs.filter(isHalfProven), ({ missing }) => missing.join(' and '))
  return [
    `${group}  ${promises.filter(isProven).length} of ${promises.length} proven`,
    ...line('proven', onlyMissing ? [] : idsOf(promises.filter(isProven))),
    ...line('failing', idsOf(proofs.filter(({ failing }) => failing.length > 0))),
    ...half.flatMap(([missing, rows]) => line(`half proven, no test in ${missing}`, idsOf(rows))),
    ...line('unproven', idsOf(proofs.filter(isUnproven))),
    ...line('not offered', idsOf(proofs.filter(({ row }) => row.notOffered !== undefined))),
  ].join('\n')
}

const groupedBy = (
  proofs: readonly RowProof[],
  nameOf: (proof: RowProof) => string,
): readonly (readonly [name: string, proofs: readonly RowProof[]])[] =>
  [...new Set(proofs.map(nameOf))].map((name) => [name, proofs.filter((proof) => nameOf(proof) === name)])

const idsOf = (proofs: readonly RowProof[]): readonly string[] => proofs.map(({ row }) => row.id)

const line = (kind: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`  ${kind}  ${ranges(ids)}`]

const sumLine = (proofs: readonly RowProof[]): string => {
  const promises = proofs.filter(({ row }) => row.marks.length > 0)
  const count = (kind: (proof: RowProof) => boolean): number => promises.filter(kind).length
  return [
    `Proven ${count(isProven)} of ${promises.length} rows`,
    `half proven ${count(isHalfProven)}`,
    `unproven ${count(isUnproven)}`,
    `failing ${count(({ failing }) => failing.length > 0)}`,
    `not in the reports of the last runs ${count(({ unrun }) => unrun.length > 0)}`,
  ].join(', ')
}

/** `CART-01…03, CART-07` instead of every id of a run. */
const ranges = (ids: readonly string[]): string => {
  const runs: string[][] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run !== undefined && numberOf(run.at(-1) ?? '') + 1 === numberOf(id)) run.push(id)
    else runs.push([id])
  }
  return runs
    .map((run) => (run.length < 3 ? run.join(', ') : `${run[0]}…${run.at(-1)?.replace(/^.*-/, '')}`))
    .join(', ')
}

/** Not a number for ids like AUTH-05a, so they never join a run. */
const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1))
