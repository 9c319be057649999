import type { GroupProof } from './provenIds.ts'

/** The terminal page: one block per group, one line per kind of proof. */
export const proofPage = (groups: readonly GroupProof[], unknown: readonly string[], onlyMissing: boolean): string => {
  const blocks = groups.map((proof) => groupBlock(proof, onlyMissing)).filter((block) => block !== '')
  const stray = unknown.length === 0 ? [] : [`Named by tests, but no row: ${unknown.join(', ')}`]
  return [...blocks, ...stray, sumLine(groups)].join('\n')
}

const groupBlock = ({ group, passing, failing, missing }: GroupProof, onlyMissing: boolean): string => {
  if (onlyMissing) return missing.length === 0 ? '' : `${group}: ${ranges(missing)}`
  const total = passing.length + failing.length + missing.length
  return [
    `${group}  ${passing.length} of ${total} proven`,
    ...line('passing', passing),
    ...line('failing', failing),
    ...line('no test', missing),
  ].join('\n')
}

const line = (kind: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`  ${kind}  ${ranges(ids)}`]

const sumLine = (groups: readonly GroupProof[]): string => {
  const count = (kind: 'passing' | 'failing' | 'missing'): number =>
    groups.reduce((sum, group) => sum + group[kind].length, 0)
  return `Rows with passing tests ${count('passing')}, with a failing test ${count('failing')}, without a test ${count('missing')}`
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
