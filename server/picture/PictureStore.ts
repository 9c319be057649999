import { createHash } from 'node:crypto'
import type { PictureFormat } from '../kit/Pictures.ts'

/** One file of a picture: what was uploaded, made ready (`made` null), or what was made of it for a width and a format. */
export type PictureFile = {
  /** `pictureHash`; nothing else is part of a file's name. */
  readonly hash: string
  readonly made: { readonly width: number; readonly format: PictureFormat } | null
}

/** OPS-53: where the files of pictures are. The same file always has the same content. */
export type PictureStore = {
  /** Whoever reads it sees all of it or nothing. Repeating it is harmless. */
  put(file: PictureFile, bytes: Uint8Array): Promise<void>
  /** Null = it is not there. */
  get(file: PictureFile): Promise<Uint8Array<ArrayBuffer> | null>
  /** Harmless when it is not there. */
  remove(file: PictureFile): Promise<void>
}

/** The name of what a picture consists of. */
export const pictureHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

const isHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** In folders of a few hundred pictures each; it contains nothing that a path or an address could be led astray by. */
export const fileName = ({ hash, made }: PictureFile): string => {
  if (!isHash(hash)) throw new Error('A picture is named by its hash.')
  return `${hash.slice(0, 2)}/${hash}${made === null ? '' : `-${made.width}.${made.format}`}`
}
