import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { reportReference } from './reportReference.ts'

export type Kept =
  | { readonly _tag: 'Kept'; readonly reference: string; readonly isNew: boolean }
  | { readonly _tag: 'Full' }

/** Bytes all reports may have together. */
export const mostKeptBytes = 1_000_000_000

/** Where received reports lie: one file each, named by its reference. They are read on this machine and over no network. */
export const reportsIn = (data: string): string => join(data, 'reports')

export const reportFile = (folder: string, reference: string): string => join(folder, `${reference}.ndjson`)

/** Keeps a report once, however often it comes; when it answers, the report is on the disk. */
export async function keepReport(folder: string, text: string, most = mostKeptBytes): Promise<Kept> {
  const reference = reportReference(text)
  const path = reportFile(folder, reference)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (await isThere(path)) return { _tag: 'Kept', reference, isNew: false }
  if ((await bytesIn(folder)) + Buffer.byteLength(text) > most) return { _tag: 'Full' }
  const draft = join(folder, `${randomUUID()}.draft`)
  try {
    const file = await open(draft, 'wx', 0o600)
    await file.writeFile(text)
    await file.sync()
    await file.close()
    return { _tag: 'Kept', reference, isNew: await isFirst(draft, path) }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Gives the draft its name, unless the same report has come by another request meanwhile. */
const isFirst = (draft: string, path: string): Promise<boolean> =>
  link(draft, path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const bytesIn = async (folder: string): Promise<number> => {
  const sizes = await Promise.all(
    (await readdir(folder)).map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
