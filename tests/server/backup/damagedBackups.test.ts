import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../../../tools/backup/backup.ts'
import { loadDatabase } from '../../../tools/backup/loadDatabase.ts'
import { readBackup } from '../../../tools/backup/readBackup.ts'
import { restore } from '../../../tools/backup/restore.ts'
import { openTarget } from '../../../tools/backup/ShopDatabase.ts'
import { within, withTables } from './lentPlace.ts'
import { plantRows } from './plantRows.ts'
import { tableTexts } from './sameTables.ts'

const folder = mkdtempSync(join(tmpdir(), 'cairn-damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const directory = join(folder, 'data')
const damagedFile = join(folder, 'damaged.cairn')
let file: Buffer
let text: string

beforeAll(async () => {
  await withTables(async (source) => {
    await within(source, plantRows)
    await backUp(source, join(folder, 'shop.cairn'), { now: 0 })
  })
  file = readFileSync(join(folder, 'shop.cairn'))
  text = gunzipSync(file).toString()
})

/** Why it is refused; the target does not even come into being. */
const refusalOf = async (content: Uint8Array): Promise<unknown> => {
  writeFileSync(damagedFile, content)
  const refusal = await restore({ kind: 'directory', directory }, damagedFile).catch((error: unknown) => error)
  expect(existsSync(directory)).toBe(false)
  return refusal
}

const fifty = Array.from({ length: 50 }, (_, nth) => nth / 50)
const damage = /^The backup is damaged or not a backup: .+\. Nothing was changed\.$/

describe('OPS-11 a damaged backup is refused before a target is opened:', () => {
  test('cut off at any of fifty places', async () => {
    for (const part of fifty)
      expect(await refusalOf(file.subarray(0, Math.floor(part * file.length)))).toMatchObject({
        message: expect.stringMatching(damage),
      })
    expect(await refusalOf(file.subarray(0, -1))).toMatchObject({ message: expect.stringMatching(damage) })
  })

  test('with one bit changed at any of fifty places', async () => {
    for (const part of fifty) {
      const place = 10 + Math.floor(part * (file.length - 10))
      const changed = Uint8Array.from(file, (byte, nth) => (nth === place ? byte ^ 16 : byte))
      expect(await refusalOf(changed)).toMatchObject({ message: expect.stringMatching(damage) })
    }
  })

  test('cut off before it was packed, within a line or between two', async () => {
    const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1).slice(0, -1)
    const places = [...fifty.map((part) => Math.floor(part * text.length)), ...ends.filter((_, nth) => nth % 9 === 0)]
    for (const place of [...places, ...ends.slice(-1), text.length - 1])
      expect(await refusalOf(gzipSync(text.slice(0, place)))).toMatchObject({ message: expect.stringMatching(damage) })
  })

  test.each([
    ['with something behind it', () => Buffer.concat([file, Buffer.from('more')])],
    ['with zeros behind it', () => Buffer.concat([file, Buffer.alloc(512)])],
    ['followed by itself', () => Buffer.concat([file, file])],
    ['with two rows exchanged', () => gzipSync(exchanged(text))],
    ['without tables in its first line', () => gzipSync(edited((whole) => whole.replace('"tables"', '"tales"')))],
    ['not packed', () => Buffer.from(text)],
    ['of something else', () => gzipSync('{"a":1}\n')],
  ])('%s', async (_what, content) => {
    expect(await refusalOf(content())).toMatchObject({ message: expect.stringMatching(damage) })
  })
})

const exchanged = (whole: string): string => {
  const lines = whole.split('\n')
  const place = lines.findIndex((line) => line.startsWith('[')) + 1
  return lines
    .with(place, lines[place + 1] ?? '')
    .with(place + 1, lines[place] ?? '')
    .join('\n')
}

/** With the checksum of its bytes put right again, as whoever edits a backup could do. */
const edited = (change: (whole: string) => string): string => {
  const body = change(text.slice(0, text.lastIndexOf('\n{"end"') + 1))
  return `${body}{"end":"backup","sha256":"${createHash('sha256').update(body).digest('hex')}"}\n`
}

describe('OPS-11 what turns out while the tables are filled leaves the target as it was:', () => {
  test.each([
    ['a changed value', (whole: string) => whole.replace('"2147483647"', '"2147483646"'), 'sum'],
    ['other columns', (whole: string) => whole.replace('"available"', '"availably"'), 'not those of this release'],
    ['a table that nobody knows', (whole: string) => whole.replace('"name":"outage"', '"name":"sesame"'), 'sesame'],
    ['a row twice', (whole: string) => whole.replace(/\n(\[.*\n)\[.*\n/, '\n$1$1'), 'duplicate key'],
    ['a text for a number', (whole: string) => whole.replace('"9223372036854775807"', '"many"'), 'many'],
  ])('%s', (_what, change, reason) =>
    withTables(async (target) => {
      await target.pglite.exec(`insert into stock values ('MINE', 'P', 1)`)
      const changed = edited(change)
      expect(changed).not.toBe(text)
      const load = async () => loadDatabase(await openTarget(target), await readBackup(chunksOf(changed)), true)
      await expect(load()).rejects.toThrow(reason)
      expect((await within(target, tableTexts))['stock']).toEqual(['(MINE,P,1)'])
    }),
  )
})

test.each([
  ['a later release', (whole: string) => whole.replace(/"schema":\d+/, '"schema":100000'), 'is of a later release'],
  ['a later format', (whole: string) => whole.replace('"format":1', '"format":2'), 'has format 2'],
])('OPS-11 a backup of %s is refused with a sentence', async (_what, change, reason) => {
  expect(await refusalOf(gzipSync(edited(change)))).toMatchObject({ message: expect.stringContaining(reason) })
})

/** In pieces that end anywhere, within a character, too. */
const chunksOf = async function* (whole: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(whole)
  for (let place = 0; place < bytes.length; place += 997) yield bytes.subarray(place, place + 997)
}
