import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, option } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { VitestReport } from '../suite/runProject.ts'
import { proofOf, requirementGroups } from './provenIds.ts'
import type { GroupProof } from './provenIds.ts'

const requirementsCommand = defineCommand({
  name: 'requirements',
  options: {
    group: option('NAME', 'only one group, such as CART', anyText, undefined),
    missing: flag('only requirements without a passing test'),
    json: flag('prints JSON'),
  },
  notes: 'Exit code: 2 wrong arguments.',
  request: ({ values }) => values,
})

/** `npm run requirements`: which requirements the last test runs have proven. */
export const main = async (): Promise<void> => {
  const options = requirementsCommand.readOrExit()
  const folder = join(projectRoot, 'reports')
  const reportFiles = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const reports = reportFiles.map((name): VitestReport => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  const all = requirementGroups(readFileSync(join(projectRoot, 'docs', 'requirements.md'), 'utf8'))
  const wanted = all.filter(({ name }) => options.group === undefined || name === options.group.toUpperCase())
  const proof = proofOf(all, reports)
  const groups = proof.groups.filter(({ group }) => wanted.some(({ name }) => name === group))
  const unbuilt = await unbuiltCalls()

  if (options.json) {
    console.log(JSON.stringify({ reports: reportFiles, groups, unknown: proof.unknown, unbuilt }, null, 2))
  } else {
    if (wanted.length === 0)
      console.log(`No group ${options.group}. Groups: ${all.map(({ name }) => name).join(', ')}.`)
    if (reportFiles.length === 0)
      console.log('There are no test reports yet: run npm test, or npm run verify for the quick part.')
    console.log(proofPage(groups, proof.unknown, options.missing))
    console.log(`Read from ${reportFiles.map((name) => `reports/${name}`).join(', ') || 'no report'}.`)
    if ('reason' in unbuilt) console.log(`Cannot tell which calls the server has built: ${unbuilt.reason}.`)
    else
      console.log(
        [`Calls not built yet, answered with 501: ${unbuilt.length}`, ...unbuilt.map((call) => `  ${call}`)].join('\n'),
      )
  }
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
