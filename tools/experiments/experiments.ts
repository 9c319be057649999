import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { experimentResults, openedResult } from '../../server/experiment/experimentResults.ts'
import { serverConfig } from '../../server/serverConfig.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { anyText, flag, option, refuse, wholeNumberWithin } from '../command/options.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { resultLines } from './resultLines.ts'
import { ownDigests, vendorDigests } from './vendorDigests.ts'

/** Of the vendor's variants, with which the suite compares ours. */
export const vendorFile = join(projectRoot, 'tests/domain/experiment/vendor/vendorVariants.json')

export type ExperimentsRequest =
  | { readonly _tag: 'Results' }
  | { readonly _tag: 'Vendor'; readonly folder: string; readonly visitors: number; readonly isWritten: boolean }

/** `npm run experiments`: what was seen and what came of it, as the console shows it; or a comparison. */
export const experimentsArguments = defineCommand({
  name: 'experiments',
  options: {
    vendor: option(
      'FOLDER',
      'compares our variants with those of the vendor’s SDK that is installed there',
      anyText,
      null,
    ),
    visitors: option(
      'N',
      'for --vendor: how many visitors, 10,000 if not given',
      wholeNumberWithin(1, 1_000_000),
      10_000,
    ),
    write: flag('for --vendor: writes what the suite compares with'),
  },
  notes: `Without an option: every experiment with its variants, who saw them, who ordered afterwards (with Wilson's interval), and
whether the ratio of the variants is that of their weights (chi-square); then the average order of each currency and the
share of orders that were cancelled or sent back, each beside the first variant's (Welch, Newcombe; 95 %, 30 orders).
--vendor: first run "npm install @optimizely/optimizely-sdk@5" in that folder. It compares 100 generated experiments.
The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 1 some variants differ, 2 wrong arguments.`,
  request: ({ values: { vendor, visitors, write } }): ExperimentsRequest => {
    if (vendor !== null) return { _tag: 'Vendor', folder: vendor, visitors, isWritten: write }
    return write ? refuse('--write needs --vendor.') : { _tag: 'Results' }
  },
})

/** The results of all sites, line by line. */
export const runResults = async (db: Db): Promise<readonly string[]> => {
  const lines: string[] = []
  for (const { key } of await experimentResults(db)) {
    const result = await openedResult(db, key)
    if (result !== null) lines.push(...resultLines(result))
  }
  return lines
}

export const main = async (): Promise<void> => {
  const request = experimentsArguments.readOrExit()
  if (request._tag === 'Vendor') return compare(request)
  const storage = await openStorage(serverConfig(process.env).place)
  try {
    for (const line of await runResults(storage.db)) console.log(line)
  } finally {
    await storage.close()
  }
}

const compare = ({ folder, visitors, isWritten }: Extract<ExperimentsRequest, { _tag: 'Vendor' }>): void => {
  const size = { seed: 'vendor', experiments: 100, visitors }
  const [theirs, ours] = [vendorDigests(folder, size), ownDigests(size)]
  if (isWritten) writeFileSync(vendorFile, `${JSON.stringify(theirs, null, 2)}\n`)
  const different = Object.keys(theirs.digests).filter((key) => theirs.digests[key] !== ours.digests[key])
  console.log(`${visitors.toLocaleString('en')} visitors × 100 experiments: ${different.length} experiments differ.`)
  for (const key of different) console.log(`  ${key}`)
  // The vendor's client keeps a timer.
  process.exit(different.length === 0 ? 0 : 1)
}
