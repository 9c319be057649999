import { createReadStream, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { toFields, toText } from '../../core/domain/log/toFields.ts'
import { reportFile } from '../../server/report/reportFolder.ts'
import { readReference } from '../../server/report/reportReference.ts'

/** The file of a log: as it was named, or the received report whose number was given. */
export const logNamed = (name: string, folder: string): string => {
  const reference = existsSync(name) ? null : readReference(name)
  return reference === null ? name : reportFile(folder, reference)
}

/** The received reports, newest first, a line each. */
export const listReports = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => [])
  const references = names.flatMap((name) => readReference(name.replace(/\.ndjson$/, '')) ?? [])
  const reports = await Promise.all(references.map((reference) => reportAt(folder, reference)))
  if (reports.length === 0)
    return [`No report has been received in ${folder}. A server started with CAIRN_REPORTS=on takes them.`]
  return reports.toSorted((a, b) => b.receivedAt - a.receivedAt).map(({ line }) => line)
}

const reportAt = async (
  folder: string,
  reference: string,
): Promise<{ readonly receivedAt: number; readonly line: string }> => {
  const path = reportFile(folder, reference)
  const { mtime, size } = await stat(path)
  const { commits, about } = toFields(JSON.parse(await firstLine(path)))
  const { site, storage, app } = toFields(about)
  const facts = [
    `${toText(commits)} commits`,
    toText(site),
    `shop ${toText(app)}`,
    `storage ${toText(storage)}`,
    `${Math.ceil(size / 1_000)} kB`,
  ]
  return {
    receivedAt: mtime.getTime(),
    line: [reference, mtime.toISOString().slice(0, 16).replace('T', ' '), ...facts.map(printable)].join('  '),
  }
}

const firstLine = async (path: string): Promise<string> => {
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) return line
  return '{}'
}

/** A report was written by somebody else: nothing in it speaks to the terminal. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?')
