import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { toFields } from '../../core/domain/fields/fields.ts'
import { fileName } from './PictureStore.ts'
import type { PictureStore } from './PictureStore.ts'

/** OPS-53: in a folder. Several processes may share it. */
export const directoryStore = (directory: string): PictureStore => ({
  put: async (file, bytes) => {
    const path = join(directory, fileName(file))
    await mkdir(dirname(path), { recursive: true })
    // A file has its name only once all of it is on the disk.
    const unfinished = `${path}.${randomUUID()}`
    try {
      const written = await open(unfinished, 'wx', 0o600)
      try {
        await written.writeFile(bytes)
        await written.sync()
      } finally {
        await written.close()
      }
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  },
  get: async (file) => {
    try {
      return new Uint8Array(await readFile(join(directory, fileName(file))))
    } catch (error) {
      if (toFields(error)['code'] === 'ENOENT') return null
      throw error
    }
  },
  remove: (file) => rm(join(directory, fileName(file)), { force: true }),
})
