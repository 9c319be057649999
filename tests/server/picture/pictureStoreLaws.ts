import { expect, test } from 'vitest'
import { pictureHash } from '../../../server/picture/PictureStore.ts'
import type { PictureStore } from '../../../server/picture/PictureStore.ts'

const kept = (text: string) => {
  const bytes = new Uint8Array(Buffer.from(text))
  return { bytes, file: { hash: pictureHash(bytes), made: null } }
}

/**
 * What every place for pictures keeps to; each of them is opened by its own test file. `putsAtomically`: false for s3rver, which
 * writes over a file while others read it; S3 itself promises that they see all of it or nothing.
 */
export const pictureStoreLaws = (id: string, place: string, store: PictureStore, putsAtomically = true): void => {
  test(`${id} ${place} gives back byte for byte what was put there, and nothing where nothing was put`, async () => {
    const bytes = new Uint8Array(70_000).map((_, at) => (at * 31) % 256)
    const file = { hash: pictureHash(bytes), made: null }
    expect(await store.get(file)).toBeNull()
    await store.put(file, bytes)
    const found = await store.get(file)
    expect(found && Buffer.compare(found, bytes)).toBe(0)
  })

  test(`${id} ${place} keeps a picture apart from each width and format that is made of it`, async () => {
    const { file, bytes } = kept('apart')
    const files = [
      file,
      { hash: file.hash, made: { width: 160, format: 'avif' } },
      { hash: file.hash, made: { width: 160, format: 'webp' } },
      { hash: file.hash, made: { width: 1_600, format: 'avif' } },
    ] as const
    for (const [n, each] of files.entries()) await store.put(each, new Uint8Array([...bytes, n]))
    for (const [n, each] of files.entries()) expect((await store.get(each))?.at(-1)).toBe(n)
  })

  test(`${id} ${place} takes the same file again, also at the same time, as one file`, async () => {
    const { file, bytes } = kept('again')
    await Promise.all(Array.from({ length: 8 }, () => store.put(file, bytes)))
    await store.put(file, bytes)
    expect(Buffer.from((await store.get(file))!).toString()).toBe('again')
  })

  if (putsAtomically)
    test(`${id} ${place} never shows a file in part while it is put`, async () => {
      const bytes = new Uint8Array(2_000_000).fill(7)
      const file = { hash: pictureHash(bytes), made: null }
      let done = false
      const putting = store.put(file, bytes).finally(() => (done = true))
      const seen = new Set<number>()
      while (!done) seen.add((await store.get(file))?.length ?? 0)
      await putting
      seen.add((await store.get(file))?.length ?? 0)
      expect([...seen].filter((length) => length !== 0)).toEqual([bytes.length])
    })

  test(`${id} ${place} removes a file, which may be done twice, and takes it again`, async () => {
    const { file, bytes } = kept('removed')
    await store.put(file, bytes)
    await store.remove(file)
    await store.remove(file)
    expect(await store.get(file)).toBeNull()
    await store.put(file, bytes)
    expect(await store.get(file)).not.toBeNull()
  })

  test(`${id} ${place} has no file under a name that is not a hash`, async () => {
    for (const hash of ['../../secret', '', 'A'.repeat(32), `${'a'.repeat(32)}/..`])
      await expect(async () => store.get({ hash, made: null })).rejects.toThrow('named by its hash')
  })
}
