import type { Insertable } from 'kysely'
import type { Catalogue, ProductEntry } from '../../kit/Catalogue.ts'
import { textHash } from '../../media/kit/chance.ts'
import { inTransaction } from '../../storage/inTransaction.ts'
import type { Db, Tables } from '../../storage/Tables.ts'
import type { Scene } from '../../storage/tables/GalleryTables.ts'
import { sceneSide } from '../drawScene.ts'
import { benchPictures, captionsByWeather, galleryUsers } from './captions.ts'

/** Fills the galleries with drawn pictures on the very first start: some of each product, and those of the open bench. */
export const importGallery = (db: Db, catalogue: Catalogue): Promise<void> =>
  inTransaction(db, async (tx) => {
    const there = await tx.selectFrom('gallery_user').select('id').limit(1).executeTakeFirst()
    if (there) return
    const users = galleryUsers.map((name, n) => ({ id: userId(n), name, at: newest - 400 * day }))
    const first = await tx
      .insertInto('gallery_user')
      .values(users)
      .onConflict((is) => is.doNothing())
      .returning('id')
      .execute()
    if (first.length === 0) return
    const seeded = [...benchMedia(), ...catalogue.products.flatMap(productMedia)]
    for (let at = 0; at < seeded.length; at += rowsPerInsert) {
      const part = seeded.slice(at, at + rowsPerInsert)
      await tx
        .insertInto('gallery_medium')
        .values(part.map(({ medium }) => medium))
        .execute()
      await tx
        .insertInto('gallery_label')
        .values(part.flatMap(({ labels }) => labels))
        .execute()
    }
  })

const day = 24 * 3_600_000
const newest = Date.UTC(2026, 8, 30)
const rowsPerInsert = 200

const userId = (n: number): string => `GU-${n + 1}`

type SeededMedium = {
  readonly medium: Insertable<Tables['gallery_medium']>
  readonly labels: readonly Insertable<Tables['gallery_label']>[]
}

const mediumOf = (
  id: string,
  drawn: Scene,
  { caption, language, at }: { readonly caption: string; readonly language: string; readonly at: number },
): Insertable<Tables['gallery_medium']> => ({
  id,
  user_id: userId(textHash(id) % galleryUsers.length),
  picture_id: null,
  drawn: JSON.stringify(drawn),
  width: sceneSide,
  height: sceneSide,
  caption,
  language,
  product_ids: JSON.stringify([drawn.productId]),
  status: 'shown',
  status_at: at,
  at,
})

const benchMedia = (): readonly SeededMedium[] =>
  benchPictures.map(({ text: caption, language, ...scene }, n) => {
    const id = `GM-BENCH-${n + 1}`
    return {
      medium: mediumOf(id, { ...scene, seed: id }, { caption, language, at: newest - n * day }),
      labels: [
        { kind: 'stream', label: 'open-bench', medium_id: id },
        { kind: 'category', label: 'resoled', medium_id: id },
      ],
    }
  })

const weathers = ['clear', 'dusk', 'mist', 'snow'] as const

/** Three to six pictures of a product, each in another weather or colour than the one before. */
const productMedia = (product: ProductEntry): readonly SeededMedium[] =>
  product.isDigital
    ? []
    : Array.from({ length: 3 + (textHash(product.id) % 4) }, (_, n) => {
        const id = `GM-${product.id}-${n + 1}`
        const hash = textHash(`${id} gallery`)
        const weather = weathers[(hash + n) % weathers.length] ?? 'clear'
        const colour = product.colourways[n % product.colourways.length]?.code ?? ''
        const say = captionsByWeather[weather][(hash >>> 4) % 3 === 0 ? 1 : 0] ?? captionsByWeather[weather][0]
        const language = say?.('').language ?? 'en'
        const { text = '' } = say?.(product.text[language].name) ?? {}
        const scene: Scene = { productId: product.id, colour, view: n % 3 === 1 ? 2 : 1, weather, seed: id }
        return {
          medium: mediumOf(id, scene, { caption: text, language, at: newest - (2 + (hash % 340)) * day }),
          labels: [{ kind: 'stream', label: product.id, medium_id: id }],
        }
      })
