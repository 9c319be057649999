import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, option } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { isHalfProven, isProven, isUnproven } from './proof.ts'
import type { RowProof } from './proof.ts'
import { proofChanges, proofFile } from './proofFile.ts'
import { proofPage } from './proofPage.ts'
import { coveragePath, proofPath, readProof } from './readProof.ts'

const requirementsCommand = defineCommand({
  name: 'requirements',
  options: {
    group: option('NAME', 'only one group, such as CART', anyText, undefined),
    missing: flag('only rows that lack a test in one of their layers'),
    write: flag('adds to docs/proof.txt the layers that rows have gained, and writes docs/coverage.md'),
    json: flag('prints JSON'),
  },
  notes: 'Exit code: 2 wrong arguments.',
  request: ({ values }) => values,
})

/** `npm run requirements`: which requirements have a test in every layer of their marks. */
export const main = async (): Promise<void> => {
  const options = requirementsCommand.readOrExit()
  const { proofs, kept, unknown, undecided, reportFiles, uncovered, coverage } = readProof()
  const { losses, gains } = proofChanges(proofs, kept)
  if (options.write) {
    writeFileSync(proofPath, proofFile(proofs, kept))
    writeFileSync(coveragePath, coverage)
  }
  const wanted = proofs.filter(({ row }) => options.group === undefined || row.group === options.group.toUpperCase())
  const unbuilt = await unbuiltCalls()

  if (options.json) {
    const rows = wanted.map((proof) => ({ ...proof, kind: kindOf(proof) }))
    console.log(JSON.stringify({ reports: reportFiles, rows, unknown, undecided, losses, gains, unbuilt }, null, 2))
    return
  }
  if (wanted.length === 0)
    console.log(`No group ${options.group}. Groups: ${[...new Set(proofs.map(({ row }) => row.group))].join(', ')}.`)
  console.log(proofPage(wanted, options.missing))
  if (unknown.length > 0) console.log(`Named by tests, but no row: ${unknown.join(', ')}`)
  for (const sentence of undecided) console.log(sentence)
  if (uncovered.length > 0) console.log(`No row names these lines of the source documents: ${uncovered.join(', ')}`)
  for (const sentence of losses) console.log(`${sentence} docs/proof.txt says that it has.`)
  if (gains.length > 0)
    console.log(
      options.write
        ? `docs/proof.txt has ${gains.length} more.`
        : `docs/proof.txt lacks ${gains.length}: npm run requirements -- --write`,
    )
  console.log(
    reportFiles.length === 0
      ? 'There are no test reports yet, so nothing is known to fail: run npm test, or npm run verify for the quick part.'
      : `Results from ${reportFiles.map((name) => `reports/${name}`).join(', ')}.`,
  )
  if ('reason' in unbuilt) console.log(`Cannot tell which calls the server has built: ${unbuilt.reason}.`)
  else if (unbuilt.length > 0) console.log(`Calls not built yet, answered with 501: ${unbuilt.join(', ')}`)
}

const kindOf = (proof: RowProof): string => {
  if (proof.row.marks.length === 0) return proof.row.notOffered === undefined ? 'note' : 'not offered'
  if (isUnproven(proof)) return 'unproven'
  if (isHalfProven(proof)) return 'half proven'
  return isProven(proof) ? 'proven' : 'failing'
}

type Call = { readonly id: string; readonly method: string; readonly path: string }

/** Calls of the contract that the server answers with 501, or why they are unknown. */
const unbuiltCalls = async (): Promise<readonly string[] | { readonly reason: string }> => {
  try {
    const built = await builtIds()
    if (built === undefined) return { reason: 'server/http/registry.ts does not name them' }
    const { table }: { readonly table: readonly Call[] } = await import('../../contracts/api/table.ts')
    return table.filter((call) => !built.has(call.id)).map((call) => `${call.id} ${call.method} ${call.path}`)
  } catch (cause) {
    return { reason: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** The server lists what it has built in `server/http/registry.ts`, as endpoints or as their ids. */
const builtIds = async (): Promise<ReadonlySet<string> | undefined> => {
  const file = join(projectRoot, 'server', 'http', 'registry.ts')
  if (!existsSync(file)) return undefined
  const { builtEndpoints }: { readonly builtEndpoints?: Iterable<string | Call> } = await import(
    pathToFileURL(file).href
  )
  return builtEndpoints && new Set([...builtEndpoints].map((entry) => (typeof entry === 'string' ? entry : entry.id)))
}
