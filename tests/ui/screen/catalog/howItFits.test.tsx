// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readProduct } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readReviews, writeReview } from '../../../../contracts/api/catalogue/reviewApi.ts'
import type { FitCounts, ReviewPage } from '../../../../contracts/api/entities/review.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { check, fill, press, sees, textsOf } from '../pressing.ts'
import { bootOf, bootPath } from './boots.ts'

let screen: Screen
afterEach(() => screen.close())

const sentence = 'Runs half a size small – 8 of 13 reviewers say so'

const reviews: ReviewPage = {
  total: 1,
  average: 4,
  histogram: [0, 0, 0, 1, 0],
  reviews: [
    {
      reviewId: 'review-1',
      rating: 4,
      title: 'Good, but short',
      text: 'Order one up.',
      nickname: 'Ines',
      place: 'Boulder',
      date: '2026-11-02',
      fit: 'small',
      upVotes: 0,
      downVotes: 0,
    },
  ],
}

const open = async (fits: FitCounts): Promise<void> => {
  const boot = { ...bootOf(), rating: { average: 4, count: 13, fits } }
  screen = await openScreen(`/en-us/${bootPath}`, { answers: [says(readProduct, boot), says(readReviews, reviews)] })
  await sees('#reviews .review h3', 'Good, but short')
}

describe('how a product fits', () => {
  test('CAT-75 is said beside the sizes and among the reviews, with how many say what', async () => {
    await open({ small: 8, trueToSize: 5, large: 0 })
    expect(textsOf('.size-picker > p')).toEqual([sentence])
    expect(textsOf('#reviews .review-fit > p')).toEqual([sentence])
    expect(textsOf('#reviews .review-fit li')).toEqual([
      'Runs half a size small8',
      'True to size5',
      'Runs half a size large0',
    ])
    expect(textsOf('#reviews .review').join()).toContain('Runs half a size small')
  })

  test('CAT-75 is not summed up where too few have said', async () => {
    await open({ small: 3, trueToSize: 1, large: 0 })
    expect(document.body.textContent).not.toMatch(/reviewers say so/)
  })

  test('CAT-75 is asked with three choices and a way to say nothing, and the choice is sent', async () => {
    await open({ small: 8, trueToSize: 5, large: 0 })
    const sent: unknown[] = []
    screen.hears(says(writeReview, ({ body }) => (sent.push(body), { reviewId: 'review-2' })))
    await press('Write a review')
    const choices = () => [...document.querySelectorAll<HTMLInputElement>('#case-fit input')]
    await expect
      .poll(() => choices().map((choice) => choice.getAttribute('aria-label')))
      .toEqual(['Runs half a size small', 'True to size', 'Runs half a size large', 'I can’t say'])
    expect(choices().map(({ checked }) => checked)).toEqual([false, false, false, true])
    await check('Runs half a size small')
    await check('4 stars')
    await fill('Title', 'One size up')
    await fill('Your review', 'Then they are right.')
    await fill('Display name', 'Ines')
    await fill('Email', 'ines@example.com')
    await press('Send review')
    await sees('[role=dialog] h2', 'Thank you for your review')
    expect(sent).toMatchObject([{ rating: 4, fit: 'small' }])
  })
})
