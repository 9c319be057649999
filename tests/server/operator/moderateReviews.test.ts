import { expect, test } from 'vitest'
import { flagReview, voteOnReview } from '../../../contracts/api/catalogue/reviewApi.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { moderatedShop } from './moderatedShop.ts'

const { act, guest, idsIn, lettersTo, productId, read, shownReviews, trail, written } = await moderatedShop()

test('OPR-13 API-179 publishes it with a letter, once, and is recorded with what was before', async () => {
  const id = await written({ email: 'odile@example.com' })
  const { json } = await act('reviews', id, 'publication', { revision: 0 })
  expect(json).toMatchObject({
    state: 'published',
    revision: 1,
    canUndo: true,
    decisions: [{ by: 'kofi@example.com', from: 'waiting', to: 'published', reason: null, isUndo: false }],
  })
  expect(await shownReviews()).toContain(id)
  expect([await lettersTo('odile@example.com'), await idsIn('reviews', 'published')]).toEqual([
    1,
    expect.arrayContaining([id]),
  ])
  expectRefusal(await act('reviews', id, 'publication', { revision: 1 }), 412, 'OPR412')
  expect(await trail('review', id)).toEqual([
    { made_by: 'kofi@example.com', before: { state: 'waiting' }, after: { state: 'published' } },
  ])
})

test('OPR-13 API-181 to publish it is undone, and published again it is not announced again', async () => {
  const id = await written({ email: 'undo@example.com' })
  await act('reviews', id, 'publication', { revision: 0 })
  await guest.done(voteOnReview, { params: { productId, reviewId: id }, body: { vote: 'up' } })
  const { json } = await act('reviews', id, 'undoing', { revision: 1 })
  expect(json).toMatchObject({ state: 'waiting', revision: 2, canUndo: false, decisions: [{ isUndo: true }, {}] })
  expect(await shownReviews()).not.toContain(id)
  expect(await idsIn('reviews', 'waiting')).toContain(id)
  expectRefusal(await act('reviews', id, 'undoing', { revision: 2 }), 412, 'OPR412')
  await act('reviews', id, 'publication', { revision: 2 })
  expect([(await shownReviews()).includes(id), await lettersTo('undo@example.com')]).toEqual([true, 1])
  expect((await trail('review', id))[1]).toEqual({
    made_by: 'kofi@example.com',
    before: { state: 'published' },
    after: { state: 'waiting', undone: true },
  })
})

test('OPR-13 API-180 rejects it with a reason, tells nobody, and is undone', async () => {
  const id = await written({ email: 'never@example.com' })
  expectRefusal(await act('reviews', id, 'rejection', { revision: 0, reason: ' ' }), 412, 'OPR412')
  const { json } = await act('reviews', id, 'rejection', { revision: 0, reason: 'Advertising' })
  expect(json).toMatchObject({ state: 'rejected', decisions: [{ reason: 'Advertising', by: 'kofi@example.com' }] })
  expect([await shownReviews(), await lettersTo('never@example.com')]).toEqual([expect.not.arrayContaining([id]), 0])
  expect(await idsIn('reviews', 'rejected')).toContain(id)
  expectRefusal(await act('reviews', id, 'rejection', { revision: 1, reason: 'Again' }), 412, 'OPR412')
  expect((await act('reviews', id, 'undoing', { revision: 1 })).json).toMatchObject({ state: 'waiting' })
  expect(await idsIn('reviews', 'waiting')).toContain(id)
})

test('OPR-13 of two who decide at once, one is told that somebody else was first', async () => {
  const id = await written()
  const answers = await Promise.all([
    act('reviews', id, 'publication', { revision: 0 }),
    act('reviews', id, 'rejection', { revision: 0, reason: 'Advertising' }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.flatMap(({ error }) => error?.errorId ?? [])).toEqual(['OPR409'])
  expect(await trail('review', id)).toHaveLength(1)
})

test('OPR-13 takes a reported one off its page, and undoing it brings it back with its reports', async () => {
  const [reviewId = ''] = await shownReviews()
  await guest.done(flagReview, { params: { productId, reviewId }, body: { reason: 'An advertisement' } })
  expect(await idsIn('reviews', 'reported')).toEqual([reviewId])
  const { revision, reasons, reports } = await read('reviews', reviewId)
  expect([reports, reasons]).toEqual([1, ['An advertisement']])
  await act('reviews', reviewId, 'rejection', { revision, reason: 'An advertisement' })
  expect(await shownReviews()).not.toContain(reviewId)
  const { json } = await act('reviews', reviewId, 'undoing', { revision: revision + 1 })
  expect(json).toMatchObject({ state: 'published', reports: 1 })
  const kept = await act('reviews', reviewId, 'publication', { revision: revision + 2 })
  expect(kept.json).toMatchObject({ state: 'published', reports: 0, canUndo: false })
  expect([await idsIn('reviews', 'reported'), (await shownReviews()).includes(reviewId)]).toEqual([[], true])
})
