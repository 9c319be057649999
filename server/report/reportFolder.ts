import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sum } from '../../core/domain/money/amounts.ts'

export type Kept =
  | { readonly _tag: 'Kept'; readonly reference: string; readonly isNew: boolean }
  | { readonly _tag: 'Full' }

/** The maximum size of all reports together, bytes. */
export const mostKeptBytes = 1_000_000_000

/**
 * The folder of received reports: one file each, named by its reference. They are read on this machine and never
 * served.
 */
export const reportsIn = (data: string): string => join(data, 'reports')

export const reportFile = (folder: string, reference: string): string => join(folder, `${reference}.ndjson`)

/** Stores a report once, however often it arrives; when this resolves, the report is on the disk. */
export const keepReport = async (folder: string, text: string, most = mostKeptBytes): Promise<Kept> => {
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

/** Renames the draft to its final name, unless the same report has arrived by another request meanwhile. */
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
  return sum(sizes)
}

/** Crockford's alphabet: no letter can be mistaken for another when it is read over the telephone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const isReference = new RegExp(`^[${letters}]{12}$`)

/**
 * Twelve letters (60 bits) of the content's SHA-256, so that the same report has the same reference: `K7Q2-9MXD-41TP`.
 */
export const reportReference = (text: string): string => {
  const digest = createHash('sha256').update(text).digest()
  return inFours(Array.from({ length: 12 }, (_, place) => letters[(digest[place] ?? 0) % 32]).join(''))
}

/** A reference as a person types it (lower case, O for 0, I and L for 1, without dashes), or null if it is not one. */
export const readReference = (typed: string): string | null => {
  const plain = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[\s-]/g, '')
  return isReference.test(plain) ? inFours(plain) : null
}

const inFours = (plain: string): string => plain.replaceAll(/(.{4})(?=.)/g, '$1-')
