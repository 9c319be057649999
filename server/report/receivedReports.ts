import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { toFields, toText } from '../../core/domain/fields/fields.ts'
import { repeatedly } from '../kit/repeatedly.ts'
import type { Log } from '../kit/requestLog.ts'
import { readReference, reportFile } from './reportFolder.ts'

/** A received report, by its header. `receivedAt`: epoch ms; `description`: null = the shopper wrote nothing. */
export type ReceivedReport = {
  readonly reference: string
  readonly receivedAt: number
  readonly bytes: number
  readonly commits: number
  readonly site: string
  readonly app: string
  readonly storage: string
  readonly browser: string
  readonly description: string | null
}

/** REC-07: how long a report is kept: long enough to mend what it is about. ms */
export const reportLifeMs = 90 * 24 * 3_600_000

/** The references of all reports, the newest first. A folder that is not there yet has none. */
export const receivedReferences = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => [])
  const dated = await Promise.all(
    names.flatMap((name) => {
      const reference = name.endsWith('.ndjson') ? readReference(name.slice(0, -'.ndjson'.length)) : null
      return reference === null ? [] : [receivedAt(folder, reference)]
    }),
  )
  return dated
    .flatMap((each) => each ?? [])
    .toSorted((a, b) => b.at - a.at || (a.reference < b.reference ? 1 : -1))
    .map(({ reference }) => reference)
}

/** Undefined: there is no such report, or not any more. */
export const receivedReport = async (folder: string, reference: string): Promise<ReceivedReport | undefined> => {
  const path = reportFile(folder, reference)
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  const { commits, about, description } = toFields(JSON.parse(await firstLine(path)))
  const { site, storage, app, browser } = toFields(about)
  return {
    reference,
    receivedAt: Math.round(found.mtimeMs),
    bytes: found.size,
    commits: Number(commits),
    site: toText(site),
    app: toText(app),
    storage: toText(storage),
    browser: toText(browser),
    description: description === undefined ? null : toText(description),
  }
}

/** The whole log, as it was sent. */
export const reportText = (folder: string, reference: string): Promise<string | undefined> =>
  readFile(reportFile(folder, reference), 'utf8').catch(() => undefined)

export const removeReport = (folder: string, reference: string): Promise<void> => rm(reportFile(folder, reference))

/** REC-07: deletes what came in longer ago than `reportLifeMs`, also drafts that a killed process left behind. */
export const clearReports = async (folder: string, now: number): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  const ages = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return found?.isFile() && found.mtimeMs < now - reportLifeMs ? [name] : []
    }),
  )
  const old = ages.flat()
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}

/** Clears periodically. Several processes may do so at once. Returns what stops it after the current run. */
export const watchReports = (
  folder: string,
  now: () => number,
  log: Log,
  everyMs: number = 10 * 60_000,
): (() => Promise<void>) => repeatedly(() => clearReports(folder, now()), everyMs, log)

const receivedAt = async (
  folder: string,
  reference: string,
): Promise<{ readonly reference: string; readonly at: number } | undefined> => {
  const found = await stat(reportFile(folder, reference)).catch(() => undefined)
  return found && { reference, at: found.mtimeMs }
}

const firstLine = async (path: string): Promise<string> => {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) return line
  return '{}'
}
