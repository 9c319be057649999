import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeGuestFavorites } from '../../../server/favorites/favoriteList.ts'
import { newId } from '../../../server/storage/newId.ts'
import { inTransaction } from '../../../server/storage/inTransaction.ts'
import { runs } from '../../support/runs.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const storage = await closeAfterAll(openTestStorage())

/** A subject with these favorites; null = one that never had a list. */
const somebody = async (likes: readonly string[] | null): Promise<string> => {
  const [subject, id] = [newId(), newId()]
  if (likes === null) return subject
  await storage.db.insertInto('favorite_list').values({ id, subject, shared_at: null }).execute()
  const rows = likes.map((product, place) => ({ list_id: id, product_id: product, item_id: newId(), added_at: place }))
  if (rows.length > 0) await storage.db.insertInto('favorite_item').values(rows).execute()
  return subject
}

const likesOf = async (subject: string): Promise<readonly string[]> => {
  const rows = await storage.db
    .selectFrom('favorite_item')
    .innerJoin('favorite_list', 'favorite_list.id', 'favorite_item.list_id')
    .select('favorite_item.product_id')
    .where('favorite_list.subject', '=', subject)
    .execute()
  return rows.map(({ product_id: id }) => id).toSorted()
}

const likes = fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')))
const merge = (from: string, to: string) => inTransaction(storage.db, (tx) => mergeGuestFavorites(tx, from, to))

test('AUTH-07 merging is a union, merging twice is merging once, and the guest keeps nothing', async () => {
  await fc.assert(
    fc.asyncProperty(likes, likes, fc.integer({ min: 1, max: 3 }), async (guests, owns, times) => {
      const [guest, consumer] = [await somebody(guests), await somebody(owns)]
      for (let n = 0; n < times; n++) await merge(guest, consumer)
      expect(await likesOf(consumer)).toEqual([...new Set([...(guests ?? []), ...(owns ?? [])])].toSorted())
      expect(await likesOf(guest)).toEqual([])
    }),
    { numRuns: runs(20) },
  )
})

test('AUTH-07 merging an account into itself changes nothing', async () => {
  const guest = await somebody(['a', 'b'])
  await merge(guest, guest)
  expect(await likesOf(guest)).toEqual(['a', 'b'])
})
