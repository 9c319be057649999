import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purge } from '../../../server/retention/purge.ts'
import { openTestStorage } from '../support/openTestStorage.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const storage = await closeAfterAll(openTestStorage())

const day = 24 * 3_600_000
const now = 1_000 * day
const over = (days: number): number => now - days * day

const left = async (
  table: 'picture' | 'gallery_user' | 'gallery_medium' | 'gallery_label' | 'gallery_report' | 'written_review',
  column: string,
): Promise<readonly string[]> => {
  const found = sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)} order by 1`
  return (await found.execute(storage.db)).rows.map(({ name }) => name)
}

test('API-151 AUTH-05 of galleries, pictures are deleted with their files, labels and reports, then names that have none', async () => {
  const picture = { type: 'image/png' as const, width: 1, height: 1, content: '', at: over(200) }
  await storage.db
    .insertInto('picture')
    .values([
      { ...picture, id: 'p-hidden' },
      { ...picture, id: 'p-shown' },
      { ...picture, id: 'p-unused' },
      { ...picture, id: 'p-just-sent', at: over(0.5) },
    ])
    .execute()
  await storage.db
    .insertInto('gallery_user')
    .values([
      { id: 'u-idle', name: '', at: over(2) },
      { id: 'u-active', name: '', at: over(900) },
      { id: 'u-new', name: '', at: over(0.5) },
    ])
    .execute()
  const medium = {
    user_id: 'u-active',
    drawn: null,
    width: 1,
    height: 1,
    caption: '',
    language: 'en',
    product_ids: '[]',
    at: over(900),
  }
  await storage.db
    .insertInto('gallery_medium')
    .values([
      { ...medium, id: 'g-hidden', picture_id: 'p-hidden', status: 'hidden', status_at: over(31) },
      { ...medium, id: 'g-just-hidden', picture_id: null, status: 'hidden', status_at: over(29) },
      { ...medium, id: 'g-shown', picture_id: 'p-shown', status: 'shown', status_at: over(900) },
      { ...medium, id: 'g-forgotten', picture_id: null, status: 'waiting', status_at: over(181), at: over(181) },
      { ...medium, id: 'g-waiting', picture_id: null, status: 'waiting', status_at: over(179), at: over(179) },
    ])
    .execute()
  for (const id of ['g-hidden', 'g-shown']) {
    await storage.db.insertInto('gallery_label').values({ kind: 'stream', label: id, medium_id: id }).execute()
    await storage.db.insertInto('gallery_report').values({ id, medium_id: id, reason: null, at: 0 }).execute()
  }
  await purge(storage.db, now)
  expect([
    ...(await left('gallery_medium', 'id')),
    ...(await left('picture', 'id')),
    ...(await left('gallery_user', 'id')),
    ...(await left('gallery_label', 'label')),
    ...(await left('gallery_report', 'id')),
  ]).toEqual([
    'g-just-hidden',
    'g-shown',
    'g-waiting',
    'p-just-sent',
    'p-shown',
    'u-active',
    'u-new',
    'g-shown',
    'g-shown',
  ])
})

test('DLG-20 OPR-13 a review is deleted half a year after it was sent, or thirty days after somebody decided about it', async () => {
  const review = {
    product_id: 'HARROWMID1',
    locale: 'en-us',
    email: 'ines@example.com',
    nickname: 'Ines',
    rating: 4,
    title: '',
    text: '',
    fit: null,
  }
  await storage.db
    .insertInto('written_review')
    .values([
      { ...review, id: 'r-forgotten', at: over(181), state: 'waiting', decided_at: null },
      { ...review, id: 'r-waiting', at: over(179), state: 'waiting', decided_at: null },
      { ...review, id: 'r-late-decision', at: over(200), state: 'rejected', decided_at: over(1) },
      { ...review, id: 'r-decided', at: over(60), state: 'published', decided_at: over(31) },
    ])
    .execute()
  await purge(storage.db, now)
  expect(await left('written_review', 'id')).toEqual(['r-late-decision', 'r-waiting'])
})
