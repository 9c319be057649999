import { describe, expect, test } from 'vitest'
import { reportMedia } from '../../../contracts/api/content/galleryApi.ts'
import { purge } from '../../../server/retention/purge.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { operatorShop } from './operatorShop.ts'
import { moderatedShop } from './moderatedShop.ts'

const {
  act,
  asked,
  clock,
  db,
  guest,
  house,
  idsIn,
  kofi,
  lettersTo,
  read,
  sentPhoto,
  shop,
  shownPhotos,
  shownQuestions,
  stash,
  storage,
  trail,
  written,
} = await moderatedShop()

describe('a decision about a question', () => {
  test('OPR-13 publishes it with an answer and a letter, never without, and keeps the answer when it is undone', async () => {
    const id = await asked()
    const answer = { text: ' A strap-on one. ', by: 'Marisol' }
    expectRefusal(await act('questions', id, 'publication', { revision: 0 }), 412, 'OPR412')
    expectRefusal(
      await act('questions', id, 'publication', { revision: 0, answer: { text: ' ', by: 'Marisol' } }),
      412,
      'OPR412',
    )
    await act('questions', id, 'publication', { revision: 0, answer })
    expect((await shownQuestions())[0]).toMatchObject({
      questionId: id,
      answers: [{ text: 'A strap-on one.', nickname: 'Marisol' }],
    })
    expect(await lettersTo('piotr@example.com')).toBe(1)
    const { json } = await act('questions', id, 'undoing', { revision: 1 })
    expect(json).toMatchObject({ state: 'waiting', answer: { text: 'A strap-on one.', by: 'Marisol' } })
    expect((await shownQuestions()).map(({ questionId }) => questionId)).not.toContain(id)
    const shownAnswer = { answer: 'A strap-on one.', answeredBy: 'Marisol' }
    expect((await trail('question', id)).map(({ before, after }) => [before, after])).toEqual([
      [{ state: 'waiting' }, { state: 'published', ...shownAnswer }],
      [
        { state: 'published', ...shownAnswer },
        { state: 'waiting', undone: true },
      ],
    ])
  })

  test('OPR-13 takes an answered one off its page and puts it back, and a waiting one is rejected', async () => {
    const [{ questionId } = { questionId: '' }] = await shownQuestions()
    const { revision } = await read('questions', questionId)
    await act('questions', questionId, 'rejection', { revision, reason: 'The answer is wrong' })
    expect((await shownQuestions()).map((shown) => shown.questionId)).not.toContain(questionId)
    expect(await idsIn('questions', 'rejected')).toContain(questionId)
    await act('questions', questionId, 'publication', { revision: revision + 1 })
    expect((await shownQuestions()).map((shown) => shown.questionId)).toContain(questionId)
    const spam = await asked('Buy my pills')
    await act('questions', spam, 'rejection', { revision: 0, reason: 'Advertising' })
    expect([await idsIn('questions', 'waiting'), await idsIn('questions', 'rejected')]).toEqual([
      expect.not.arrayContaining([spam]),
      expect.arrayContaining([spam]),
    ])
  })
})

test('OPR-13 a photo for the galleries is published, reported, kept, rejected, and waits again by undoing', async () => {
  const id = await sentPhoto()
  expect(await read('photos', id)).toMatchObject({ author: 'Wren', text: 'My boots on Longs Peak', state: 'waiting' })
  await act('photos', id, 'publication', { revision: 0 })
  expect(await shownPhotos()).toContain(id)
  await guest.done(reportMedia, { params: { mediaId: id }, body: { reason: 'My garden' } })
  expect([await idsIn('photos', 'reported'), (await read('photos', id)).reasons]).toEqual([[id], ['My garden']])
  await act('photos', id, 'publication', { revision: 1 })
  expect([await idsIn('photos', 'reported'), await shownPhotos()]).toEqual([[], expect.arrayContaining([id])])
  await act('photos', id, 'rejection', { revision: 2, reason: 'Somebody’s garden' })
  expect([await shownPhotos(), await idsIn('photos', 'rejected')]).toEqual([[], [id]])
  expect((await act('photos', id, 'undoing', { revision: 3 })).json).toMatchObject({ state: 'published' })
  const other = await sentPhoto()
  await act('photos', other, 'publication', { revision: 0 })
  expect((await act('photos', other, 'undoing', { revision: 1 })).json).toMatchObject({ state: 'waiting' })
  expect(await shownPhotos()).toEqual([id])
})

test('OPR-14 the photos of what is not published are for operators with the role orders alone, and kept by nobody', async () => {
  const review = await written({ photos: [await stash()] })
  const rejected = await sentPhoto()
  await act('photos', rejected, 'rejection', { revision: 0, reason: 'Blurred' })
  const stranger = await house.operator('mia@example.com', ['content'])
  const urls = [
    (await read('reviews', review)).photos[0]?.url ?? '',
    (await read('photos', rejected)).photos[0]?.url ?? '',
  ]
  const statuses = async (headers: Record<string, string>, app = house.app) =>
    Promise.all(urls.map(async (url) => (await app.request(url, { headers })).status))
  for (const url of urls) {
    const { status, headers } = await house.app.request(url, { headers: { cookie: kofi.cookie } })
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'no-store'])
  }
  expect(await statuses({ cookie: stranger.cookie })).toEqual([403, 403])
  expect(await statuses({ cookie: kofi.cookie, origin: 'https://evil.example' })).toEqual([403, 403])
  expect(await statuses({})).toEqual([401, 401])
  expect(await statuses({ authorization: `Bearer ${guest.token}`, cookie: `cairn-operator=${guest.token}` })).toEqual([
    401, 401,
  ])
  const paths = urls.map((url) => url.slice(url.lastIndexOf('/') + 1))
  for (const path of [`/review-photos/${paths[0]}`, `/social-gallery/pictures/${paths[1]}`])
    expect((await shop.app.request(path)).status, path).toBe(404)
  const without = await operatorShop({ storage, hasConsole: false })
  expect(await statuses({ cookie: kofi.cookie }, without.app)).toEqual([404, 404])
})

test('OPR-13 a decision is final after thirty days, when what was sent is deleted', async () => {
  const [published, rejected, question] = [await written(), await written(), await asked('Buy my pills')]
  await act('reviews', published, 'publication', { revision: 0 })
  await act('reviews', rejected, 'rejection', { revision: 0, reason: 'Advertising' })
  await act('questions', question, 'rejection', { revision: 0, reason: 'Advertising' })
  await purge(db, clock.now + 29 * 24 * 3_600_000)
  // By now every session has ended.
  const { ask } = await house.operator('tomorrow@example.com', ['orders'])
  expect((await ask('GET', `moderation/reviews/${published}`)).json).toMatchObject({ canUndo: true })
  await purge(db, clock.now + 31 * 24 * 3_600_000)
  const later = await house.operator('later@example.com', ['orders'])
  expect((await later.ask('GET', `moderation/reviews/${published}`)).json).toMatchObject({
    state: 'published',
    canUndo: false,
  })
  const undo = (path: string) => later.ask('POST', `moderation/${path}/undoing`, { body: { revision: 1 } })
  expectRefusal(await undo(`reviews/${published}`), 412, 'OPR412')
  expectRefusal(await undo(`reviews/${rejected}`), 404, 'OPR404')
  expectRefusal(await undo(`questions/${question}`), 404, 'OPR404')
})
