import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { directoryStore } from '../../../server/picture/directoryStore.ts'
import { pictureHash } from '../../../server/picture/PictureStore.ts'
import { pictureStoreLaws } from './pictureStoreLaws.ts'

const directory = mkdtempSync(join(tmpdir(), 'cairn-pictures-'))
afterAll(() => rmSync(directory, { recursive: true }))

pictureStoreLaws('OPS-53', 'a folder', directoryStore(directory))

test('OPS-53 after any number of writers a folder has no unfinished file', () => {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).filter((name) => !/^[0-9a-f]{32}(-\d+\.(avif|webp|jpeg))?$/.test(name))).toEqual(
    [],
  )
  expect(files.length).toBeGreaterThan(4)
})

test('OPS-53 a folder that cannot be written is an error and not a picture that is not there', async () => {
  const taken = join(directory, 'taken')
  writeFileSync(taken, '')
  const file = { hash: pictureHash(new Uint8Array([1])), made: null }
  await expect(directoryStore(taken).put(file, new Uint8Array([1]))).rejects.toThrow()
  await expect(directoryStore(taken).get(file)).rejects.toThrow()
})
