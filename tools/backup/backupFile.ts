import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs'
import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { toFields } from '../../core/domain/fields/fields.ts'
import type { BackupHeader } from './BackupHeader.ts'
import { CannotBackUp } from './CannotBackUp.ts'
import { checkBackup, damaged } from './readBackup.ts'

/**
 * OPS-15: writes the lines under another name beside the file, which nobody else may read, reads them again from the
 * disk, and only then gives them the file's name.
 */
export const writeBackup = async (
  file: string,
  lines: AsyncIterable<string>,
  isForced: boolean,
): Promise<BackupHeader> => {
  if (!isForced && existsSync(file)) throw taken(file)
  const unfinished = `${file}.${randomUUID()}.unfinished`
  const stop = (): void => {
    rmSync(unfinished, { force: true })
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    await reach(unfinished)
    const header = await checkBackup(unpacked(unfinished))
    await (isForced ? rename(unfinished, file) : renameToNew(unfinished, file))
    await reach(dirname(resolve(file)))
    return header
  } finally {
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop)
    await rm(unfinished, { force: true })
  }
}

/** The bytes that were packed; anything but one whole packed stream is damaged. */
export const unpacked = async function* (file: string): AsyncGenerator<Buffer> {
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new CannotBackUp(`There is no file ${file}.`, { cause })
  })
  const gunzip = createGunzip()
  const read = pipeline(createReadStream(file), gunzip)
  // Whoever reads meets the same fault.
  read.catch(() => undefined)
  try {
    for await (const chunk of gunzip) yield chunk as Buffer
    await read
  } catch (error) {
    throw toFields(error)['code'] === undefined ? error : damaged(error instanceof Error ? error.message : 'unreadable')
  }
  if (gunzip.bytesWritten !== size) throw damaged('something follows its end')
}

const taken = (file: string): CannotBackUp =>
  new CannotBackUp(`${file} exists already. --force replaces it. Nothing was written.`)

/** `rename` would replace a file that somebody else made meanwhile; `link` does not, but not every disk has links. */
const renameToNew = async (from: string, to: string): Promise<void> => {
  try {
    await link(from, to)
  } catch (error) {
    if (toFields(error)['code'] === 'EEXIST' || existsSync(to)) throw taken(to)
    await rename(from, to)
  }
}

/** What was written reaches the disk before the backup has its name. */
const reach = async (path: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
