// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import {
  askQuestion,
  flagReview,
  readQuestions,
  readReviews,
  translateReview,
  voteOnAnswer,
  voteOnReview,
} from '../../../../contracts/api/catalogue/reviewApi.ts'
import type { Review } from '../../../../contracts/api/entities/review.ts'
import { gone, named, pressAt, reads } from '../content/onScreen.ts'
import { loses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf, valueOf } from '../pressing.ts'
import { openBoot } from './openBoot.ts'

let screen: Screen
afterEach(() => screen.close())

const review = (reviewId: string, changes: Partial<Review> = {}): Review => ({
  reviewId,
  rating: 4,
  title: 'Dry to the hut',
  text: 'Nine days of rain.',
  nickname: 'Wren',
  place: 'Boulder',
  date: '2026-10-02',
  upVotes: 3,
  downVotes: 1,
  ...changes,
})
const reviewed = (...reviews: readonly Review[]) =>
  says(readReviews, { total: reviews.length, average: 4, histogram: [0, 0, 0, 1, 0], reviews })
const up = () => named('.review .votes button', /^Yes \d/)
const down = () => named('.review .votes button', /^No \d/)
const figures = async (of: () => Promise<HTMLElement>) => Number((await of()).querySelector('.figures')?.textContent)

test('CAT-20 the heading of the reviews is the same one before and after they are here', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const page = reviewed(review('R-0'))
  screen = await openBoot([{ to: readReviews, answer: (input) => released.then(() => page.answer(input)) }])
  const heading = await named('#reviews h2', 'Reviews')
  expect(document.querySelectorAll('.review').length).toBe(0)
  release()
  await sees('.review h3', 'Dry to the hut')
  expect(heading.isConnected).toBe(true)
})

describe('a review', () => {
  test('CAT-21 takes one vote, which can be changed', async () => {
    screen = await openBoot([reviewed(review('R-1')), says(voteOnReview, { success: true })])
    ;(await up()).click()
    await expect.poll(async () => (await up()).getAttribute('aria-pressed')).toBe('true')
    expect(await figures(up)).toBe(4)
    ;(await down()).click()
    await expect.poll(() => figures(up)).toBe(3)
    expect((await down()).getAttribute('aria-pressed')).toBe('true')
    expect(await figures(down)).toBe(2)
  })

  test('CAT-21 gives the vote back when it cannot be counted', async () => {
    screen = await openBoot([reviewed(review('R-2')), loses(voteOnReview)])
    ;(await up()).click()
    await sees('.votes-refused', 'We couldn’t count your vote. Please try again.')
    expect(await figures(up)).toBe(3)
    expect((await up()).getAttribute('aria-pressed')).toBe('false')
  })

  test('CAT-21 is reported once, and the button becomes the sentence', async () => {
    screen = await openBoot([reviewed(review('R-3')), says(flagReview, { success: true })])
    await pressAt('.review button', /^Report the review/)
    await sees('.review [role=status]', 'Thanks. We read reports within two days.')
    expect(textsOf('.review button')).not.toContain('Report')
  })

  test.each([
    { locale: 'en-us', translate: 'Translate to English', title: 'Carries well', original: 'Show the original' },
    { locale: 'fr-fr', translate: 'Traduire en français', title: 'Porte bien', original: 'Afficher l’original' },
  ])('CAT-22 in Spanish is translated on $locale, and shown as it was again', async (shown) => {
    const spanish = review('R-4', {
      title: 'Carga bien',
      text: 'Dos semanas.',
      language: 'es',
      translations: ['en', 'fr'],
    })
    screen = await openBoot(
      [
        reviewed(spanish),
        says(translateReview, ({ body: { locale } }) =>
          locale === 'en-us'
            ? { title: 'Carries well', text: 'Two weeks.' }
            : { title: 'Porte bien', text: 'Deux semaines.' },
        ),
      ],
      { locale: shown.locale },
    )
    await pressAt('.review button', shown.translate)
    await sees('.review h3', shown.title)
    await pressAt('.review button', shown.original)
    await sees('.review h3', 'Carga bien')
    expect(textsOf('.review p[lang="es"]')).toEqual(['Dos semanas.'])
  })
})

describe('a question', () => {
  const question = {
    questionId: 'Q-1',
    text: 'Does the lid come off?',
    nickname: 'Ada',
    date: '2026-09-01',
    answers: [{ answerId: 'A-1', text: 'It does.', nickname: 'Cairn', date: '2026-09-02', upVotes: 5, downVotes: 0 }],
  }
  const asked = says(readQuestions, { total: 1, questions: [question] })
  const written = async () => {
    await press('Ask a question')
    await fill('Your question', 'Does the lid come off?')
    await fill('Display name', 'Piotr')
    await fill('Email', 'piotr@example.com')
  }

  test.each([
    { locale: 'fr-fr', by: 'Ada, 1er sept. 2026 · En anglais' },
    { locale: 'fr-ca', by: 'Ada, 1er sept. 2026 · En anglais' },
    { locale: 'de-de', by: 'Ada, 1. Sept. 2026 · Auf Englisch' },
    { locale: 'it-it', by: 'Ada, 1 set 2026 · In inglese' },
    { locale: 'es-es', by: 'Ada, 1 sept 2026 · En inglés' },
    { locale: 'en-gb', by: 'Ada, 1 Sep 2026' },
  ])('CAT-23 in English says so on $locale, and is read aloud as English', async ({ locale, by }) => {
    const english = { ...question, language: 'en' }
    screen = await openBoot([says(readQuestions, { total: 1, questions: [english] })], { locale })
    await sees('.question h3[lang=en]', 'Does the lid come off?')
    await sees('.question > .meta', by)
    expect(textsOf('.answer p[lang=en]')).toEqual(['It does.'])
  })

  test('CAT-23 CAT-24 stands with its answer, which takes a vote', async () => {
    screen = await openBoot([asked, says(voteOnAnswer, { success: true })])
    await sees('.question h3', 'Does the lid come off?')
    await sees('.question .answer p', 'It does.')
    await pressAt('.answer button', 'Yes 5')
    await named('.answer button[aria-pressed=true]', 'Yes 6')
  })

  test('DLG-06 that lacks something says how much, and goes nowhere', async () => {
    let sent = 0
    screen = await openBoot([asked, says(askQuestion, () => ({ questionId: `Q-${(sent += 1)}` }))])
    await press('Ask a question')
    await press('Send question')
    await reads('[role=dialog]', /Three things need your attention/)
    expect(sent).toBe(0)
  })

  test('DLG-06 DLG-07 that was sent is thanked for in another dialog', async () => {
    screen = await openBoot([asked, says(askQuestion, { questionId: 'Q-2' })])
    await written()
    await press('Send question')
    await named('[role=dialog]', 'We have your question')
    await press('Back to product')
    await gone('[role=dialog]')
  })

  test('DLG-06 ERR-31 that could not be sent stays typed', async () => {
    screen = await openBoot([asked, loses(askQuestion)])
    await written()
    await press('Send question')
    await reads('[role=dialog]', /We couldn’t send this\./)
    expect(valueOf('Your question')).toBe('Does the lid come off?')
  })
})
