import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, option } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { VitestReport } from '../suite/vitestReport.ts'
import { proofPage } from './proofPage.ts'
import { proofOf } from './provenIds.ts'
import { requirementGroups } from './requirementIds.ts'
import { unbuiltCalls } from './unbuiltCalls.ts'

/** `npm run requirements`: which promises the last test runs have proven. */
const options = defineCommand({
  name: 'requirements',
  options: {
    group: option('NAME', 'one group alone, such as CART', anyText, undefined),
    missing: flag('only what has no passing test'),
    json: flag('prints JSON'),
  },
  notes: 'Exit code: 2 wrong arguments.',
  request: ({ values }) => values,
}).readOrExit()
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
  if (wanted.length === 0) console.log(`No group ${options.group}. Groups: ${all.map(({ name }) => name).join(', ')}.`)
  if (reportFiles.length === 0)
    console.log('There are no test reports yet: run npm test, or npm run verify for the quick part.')
  console.log(proofPage(groups, proof.unknown, options.missing))
  console.log(`Read from ${reportFiles.map((name) => `reports/${name}`).join(', ') || 'no report'}.`)
  if ('reason' in unbuilt) console.log(`Which calls the server has built cannot be told: ${unbuilt.reason}.`)
  else
    console.log(
      [`Calls not built yet, answered with 501: ${unbuilt.length}`, ...unbuilt.map((call) => `  ${call}`)].join('\n'),
    )
}
