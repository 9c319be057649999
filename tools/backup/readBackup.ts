import { createHash } from 'node:crypto'
import { Option, Schema } from 'effect'
import { toFields } from '../../core/domain/fields/fields.ts'
import { latestVersion } from '../../server/storage/migrate.ts'
import { BackupHeader } from './BackupHeader.ts'
import { CannotBackUp } from './CannotBackUp.ts'

/** A backup is read once, from its start; each part complains as soon as something is wrong with it. */
export type ReadBackup = {
  readonly header: BackupHeader
  /** The lines of the next table of the header. Only the end tells whether all of them are whole. */
  readonly rowsOf: (table: BackupHeader['tables'][number]) => AsyncGenerator<string>
  /** That the backup ends here, and is what was written. */
  readonly end: () => Promise<void>
}

/** OPS-11: `chunks` are unpacked bytes. */
export const readBackup = async (chunks: AsyncIterable<Uint8Array | string>): Promise<ReadBackup> => {
  const lines = linesOf(chunks)
  const hash = createHash('sha256')
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw damaged('it ends too early')
    hash.update(value).update('\n')
    return value
  }
  const header = headerOf(await next())
  return {
    header,
    async *rowsOf({ rows, name, columns }) {
      for (let row = 0; row < Number(rows); row++) {
        const line = await next()
        if (!isRow(line, columns.length)) throw damaged(`row ${row + 1} of ${name} is not one`)
        yield line
      }
    },
    end: async () => {
      const sha256 = hash.copy().digest('hex')
      if ((await next()) !== JSON.stringify({ end: 'backup', sha256 })) throw damaged('its checksum does not fit')
      if (!(await lines.next()).done) throw damaged('something follows its end')
    },
  }
}

/** Reads a backup to its end, so that a damaged one is refused before anything depends on it. */
export const checkBackup = async (chunks: AsyncIterable<Uint8Array | string>): Promise<BackupHeader> => {
  const backup = await readBackup(chunks)
  for (const table of backup.header.tables) for await (const line of backup.rowsOf(table)) void line
  await backup.end()
  return backup.header
}

export const damaged = (how: string): CannotBackUp =>
  new CannotBackUp(`The backup is damaged or not a backup: ${how}. Nothing was changed.`)

/** Lines end with a line feed; the last one, too. */
const linesOf = async function* (chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<string, undefined> {
  let parts: Buffer[] = []
  for await (const chunk of chunks) {
    let rest = Buffer.from(chunk)
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      yield Buffer.concat([...parts, rest.subarray(0, end)]).toString()
      parts = []
      rest = rest.subarray(end + 1)
    }
    if (rest.length > 0) parts.push(rest)
  }
  if (parts.length > 0) throw damaged('it ends within a line')
}

const headerOf = (line: string): BackupHeader => {
  const header = toFields(parsed(line))
  if (header['cairn'] !== 'backup') throw damaged('it does not begin like one')
  if (header['format'] !== 1)
    throw new CannotBackUp(`The backup has format ${String(header['format'])}, and this release reads format 1.`)
  if (!(Number(header['schema']) <= latestVersion))
    throw new CannotBackUp(
      `The backup is of a later release (${String(header['schema'])} steps of the schema, this one knows ${latestVersion}). Restore it with that release.`,
    )
  return Option.getOrThrowWith(Schema.decodeUnknownOption(BackupHeader)(header), () =>
    damaged('its first line is not whole'),
  )
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const isRow = (line: string, columns: number): boolean => {
  const row = parsed(line)
  return Array.isArray(row) && row.length === columns && row.every((text) => text === null || typeof text === 'string')
}
