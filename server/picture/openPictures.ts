import { shopPicture } from '../../contracts/shopPicture.ts'
import { pictureFormats } from '../kit/Pictures.ts'
import type { PictureFormat, Pictures } from '../kit/Pictures.ts'
import { inTurn } from './inTurn.ts'
import { pictureHash } from './PictureStore.ts'
import type { PictureStore } from './PictureStore.ts'
import { makeLetterDrawing, makeLetterPicture, makeRendition, readyPicture } from './processPicture.ts'

/** OPS-55: one at a time, on one of the shop's processors. */
const turns = { most: 1, mostWaiting: 100 } as const

export const openPictures = (store: PictureStore): Pictures => {
  const work = inTurn(turns)
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const make = async (hash: string, width: number, format: PictureFormat) => {
    const file = { hash, made: { width, format } }
    const known = await store.get(file)
    if (known) return known
    return work(async () => {
      const kept = await store.get({ hash, made: null })
      if (!kept || pictureHash(kept) !== hash)
        throw new Error(`The file of the picture ${hash} is missing or damaged where pictures are kept.`)
      const bytes = new Uint8Array(await makeRendition(kept, width, format))
      await store.put(file, bytes)
      return bytes
    })
  }
  return {
    take: async (file) => {
      const picture = await work(() => readyPicture(file))
      if ('bytes' in picture) await store.put({ hash: picture.hash, made: null }, picture.bytes)
      return picture
    },
    rendition: (hash, width, format) => {
      const name = `${hash}-${width}.${format}`
      const made = making.get(name) ?? make(hash, width, format).finally(() => making.delete(name))
      making.set(name, made)
      return made
    },
    inLetter: (picture, ground) =>
      work(async () => {
        const make =
          typeof picture === 'string' ? makeLetterDrawing(picture, ground) : makeLetterPicture(picture, ground)
        return new Uint8Array(await make)
      }),
    remove: async (hash, width) => {
      for (const format of pictureFormats)
        for (const made of servedWidths(width)) await store.remove({ hash, made: { width: made, format } })
      await store.remove({ hash, made: null })
    },
  }
}

/** OPS-52: the widths at which a picture of this width is served: none wider than itself. */
export const servedWidths = (own: number): readonly number[] => {
  const narrower = shopPicture.widths.filter((width) => width < own)
  return narrower.length === shopPicture.widths.length ? narrower : [...narrower, own]
}
