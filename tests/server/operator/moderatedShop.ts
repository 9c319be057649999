import { askQuestion, readQuestions, readReviews, writeReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import {
  addUserMedia,
  createGalleryUser,
  createStash,
  readStreamMedia,
} from '../../../contracts/api/content/galleryApi.ts'
import type { ModeratedItem, ModeratedKind } from '../../../contracts/api/operator/moderatedItem.ts'
import { sampleJpeg } from '../support/samplePictures.ts'
import { useGuestShop } from '../support/useGuestShop.ts'
import { operatorShop } from './operatorShop.ts'

type Listed = {
  readonly items: readonly ModeratedItem[]
  readonly next?: string
  readonly open: Readonly<Record<ModeratedKind, number>>
}
type Act = 'publication' | 'rejection' | 'undoing'

/** A shop to which shoppers send reviews, questions and photos, and Kofi, who decides about them. */
export const moderatedShop = async () => {
  const { shop, guest } = await useGuestShop()
  const { storage, clock } = shop
  const { db } = storage
  const house = await operatorShop({ storage, now: () => clock.now })
  const kofi = await house.operator('kofi@example.com', ['orders'])
  const productId = 'HARROWMID1'
  const list = async (kind: ModeratedKind, query = '') =>
    (await kofi.ask('GET', `moderation/${kind}${query}`)).json as Listed
  const idsIn = async (kind: ModeratedKind, name: string) =>
    (await list(kind, `?list=${name}`)).items.map(({ id }) => id)
  const read = async (kind: ModeratedKind, id: string) =>
    (await kofi.ask('GET', `moderation/${kind}/${id}`)).json as ModeratedItem
  const act = (kind: ModeratedKind, id: string, what: Act, body: object) =>
    kofi.ask('POST', `moderation/${kind}/${id}/${what}`, { body })
  const trail = (noun: string, key: string) =>
    db
      .selectFrom('operator_change')
      .select(['made_by', 'before', 'after'])
      .where('noun', '=', noun)
      .where('key', '=', key)
      .orderBy('id')
      .execute()

  const stash = async () => (await guest.done(createStash, { body: { picture: sampleJpeg().toString('base64') } })).id
  const entry = { rating: 4, title: 'Dry to the hut', text: 'Nine days of rain.', nickname: 'Ines' } as const
  const written = async (body: object = {}) => {
    clock.now += 1_000
    const input = { params: { productId }, body: { ...entry, email: 'ines@example.com', ...body } }
    return (await guest.done(writeReview, input, { locale: 'fr-ca' })).reviewId
  }
  const asked = async (text = 'Do they take a crampon?') => {
    clock.now += 1_000
    const body = { text, nickname: 'Piotr', email: 'piotr@example.com' }
    return (await guest.done(askQuestion, { params: { productId }, body })).questionId
  }
  const sentPhoto = async (caption = 'My boots on Longs Peak') => {
    clock.now += 1_000
    const { id: userId } = await guest.done(createGalleryUser, { body: { name: 'Wren' } })
    return (
      await guest.done(addUserMedia, { params: { userId }, body: { stashId: await stash(), caption, productId } })
    ).id
  }
  const shownReviews = async () =>
    (await guest.done(readReviews, { params: { productId }, query: {} })).reviews.map(({ reviewId }) => reviewId)
  const shownQuestions = async () => (await guest.done(readQuestions, { params: { productId }, query: {} })).questions
  const shownPhotos = async () =>
    (await guest.done(readStreamMedia, { params: { streamId: productId }, query: {} })).data.map(({ id }) => id)
  const lettersTo = async (email: string) =>
    (await db.selectFrom('mail').select('subject').where('recipient', '=', email).execute()).length
  return {
    shop,
    guest,
    storage,
    clock,
    db,
    house,
    kofi,
    productId,
    list,
    idsIn,
    read,
    act,
    trail,
    stash,
    written,
    asked,
    sentPhoto,
    shownReviews,
    shownQuestions,
    shownPhotos,
    lettersTo,
  }
}
