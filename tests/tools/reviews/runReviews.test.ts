import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  askQuestion,
  flagReview,
  readQuestions,
  readReviews,
  writeReview,
} from '../../../contracts/api/catalogue/reviewApi.ts'
import { createStash } from '../../../contracts/api/content/galleryApi.ts'
import { sampleJpeg } from '../../server/support/samplePictures.ts'
import { reviewsArguments, runReviews } from '../../../tools/reviews/reviews.ts'
import { useGuestShop } from '../../server/support/useGuestShop.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const { shop, guest } = await useGuestShop()
const { db } = shop.storage
const params = { productId: 'HARROWMID1' }

const run = async (...args: string[]) => {
  const request = reviewsArguments(args)
  return request._tag === 'Wrong'
    ? request
    : runReviews(db, request, { now: shop.clock.now, publicUrl: 'https://shop.example', seller: demonstrationSeller })
}
const ask = async (text: string, locale: 'en-us' | 'fr-fr' = 'en-us') =>
  (await guest.done(askQuestion, { params, body: { text, nickname: 'Piotr', email: 'piotr@example.com' } }, { locale }))
    .questionId

describe('questions of shoppers', () => {
  test('CAT-23 are listed until they are answered, then stand on the page and in a letter', async () => {
    expect(await run('questions')).toEqual({ isDone: true, lines: ['No question waits for an answer.'] })
    const id = await ask('Do they take a crampon?')
    expect(await run('questions')).toMatchObject({ lines: [`${id}  HARROWMID1  Piotr: Do they take a crampon?`] })
    expect(await run('answer', id, 'A', 'strap-on', 'one.', '--by', 'Marisol')).toMatchObject({ isDone: true })
    expect(await run('questions')).toMatchObject({ lines: ['No question waits for an answer.'] })
    const { questions } = await guest.done(readQuestions, { params, query: {} })
    expect(questions[0]).toMatchObject({
      questionId: id,
      text: 'Do they take a crampon?',
      answers: [{ text: 'A strap-on one.', nickname: 'Marisol' }],
    })
    const letter = await db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', 'piotr@example.com')
      .executeTakeFirst()
    expect(letter?.subject).toBe('An answer to your question')
    expect(letter?.body).toContain('A strap-on one.')
  })

  test('CAT-23 asked on a French page are answered by a French letter', async () => {
    await run('answer', await ask('Quel poids ?', 'fr-fr'), '640 g.')
    const subjects = await db.selectFrom('mail').select('subject').execute()
    expect(subjects.map(({ subject }) => subject)).toContain('Une réponse à votre question')
  })

  test('OPS-24 about goods that the shop no longer sells are marked, and their letter has no link', async () => {
    const id = await ask('Does the lining come out?')
    const withdraw = (withdrawn: boolean) =>
      db.updateTable('product').set({ withdrawn }).where('id', '=', params.productId).execute()
    await withdraw(true)
    expect(await run('questions')).toMatchObject({
      lines: [`${id}  HARROWMID1 (withdrawn)  Piotr: Does the lining come out?`],
    })
    await run('answer', id, 'It does.')
    await withdraw(false)
    const { body } = await db.selectFrom('mail').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(body).toContain('It does.')
    expect(body).not.toContain('HARROWMID1')
  })

  test('OPR-07 are answered and dropped by a command, and the audit trail says so', async () => {
    const [answered, dropped] = [await ask('How warm?'), await ask('Buy my pills')]
    await run('answer', answered, 'Down to -5 °C.', '--by', 'Marisol')
    await run('drop', dropped)
    const trail = await db
      .selectFrom('operator_change')
      .select(['made_by', 'key', 'before', 'after'])
      .where('noun', '=', 'question')
      .where('key', 'in', [answered, dropped])
      .orderBy('key')
      .execute()
    const by = { made_by: null, before: { state: 'waiting' } }
    expect(trail).toEqual([
      { ...by, key: answered, after: { state: 'published', answer: 'Down to -5 °C.', answeredBy: 'Marisol' } },
      { ...by, key: dropped, after: { state: 'rejected', reason: 'By npm run reviews' } },
    ])
  })

  test('CAT-25 can be dropped unseen', async () => {
    const id = await ask('Buy my pills')
    expect(await run('drop', id)).toMatchObject({ isDone: true })
    expect(await run('drop', id)).toMatchObject({ isDone: false })
  })
})

describe('written reviews', () => {
  const written = async () => {
    const { id: photo } = await guest.done(createStash, { body: { picture: sampleJpeg().toString('base64') } })
    const body = { rating: 4, title: 'Dry', text: 'Nine days.', nickname: 'Ines', email: 'ines@example.com' } as const
    return (await guest.done(writeReview, { params, body: { ...body, photos: [photo] } })).reviewId
  }

  test('DLG-20 are listed until they are shown, and their photos saved', async () => {
    expect(await run('waiting')).toEqual({ isDone: true, lines: ['No review waits.'] })
    const id = await written()
    const folder = mkdtempSync(join(tmpdir(), 'cairn-reviews-'))
    const listed = await run('waiting', '--save', folder)
    expect(listed).toMatchObject({ lines: [`${id}  HARROWMID1  4 of 5  1 photos  Ines: Dry: Nine days.`] })
    expect(readdirSync(folder)).toEqual([`${id}-1.jpeg`])
    rmSync(folder, { recursive: true })
    expect(await run('show', id)).toMatchObject({ isDone: true })
    expect(await run('waiting')).toMatchObject({ lines: ['No review waits.'] })
    const { reviews } = await guest.done(readReviews, { params, query: {} })
    expect(reviews.map(({ reviewId }) => reviewId)).toContain(id)
  })

  test('DLG-20 OPR-13 can be dropped unseen, and brought back', async () => {
    const id = await written()
    expect([await run('drop', id), await run('drop', id)]).toMatchObject([{ isDone: true }, { isDone: false }])
    expect(await run('waiting')).toMatchObject({ lines: ['No review waits.'] })
    expect(await run('show', id)).toMatchObject({ isDone: true })
  })
})

describe('reported reviews', () => {
  const shown = async () =>
    (await guest.done(readReviews, { params, query: {} })).reviews.map(({ reviewId }) => reviewId)

  test('CAT-21 are listed with their reasons, hidden and shown again', async () => {
    expect(await run('reports')).toEqual({ isDone: true, lines: ['No review is reported.'] })
    const [reviewId = ''] = await shown()
    await guest.done(flagReview, { params: { ...params, reviewId }, body: { reason: 'An advertisement' } })
    const listed = await run('reports')
    expect('lines' in listed && listed.lines[0]).toMatch(
      new RegExp(`^${reviewId}  1 reports  .*\n    An advertisement$`),
    )
    await run('hide', reviewId)
    expect(await shown()).not.toContain(reviewId)
    await run('show', reviewId)
    expect(await shown()).toContain(reviewId)
  })
})

test.each([[[]], [['answer', 'Q-1']], [['hide']], [['translate', 'R-1']], [['hide', 'R-NONE']]])(
  'npm run reviews %j is refused',
  async (args) => {
    expect(await run(...args)).toMatchObject(args[1] === 'R-NONE' ? { isDone: false } : { _tag: 'Wrong' })
  },
)
