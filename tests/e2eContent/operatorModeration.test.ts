import { expect, test } from 'vitest'
import { askQuestion, writeReview } from '../../contracts/api/catalogue/reviewApi.ts'
import { createStash } from '../../contracts/api/content/galleryApi.ts'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { sampleJpeg } from '../server/support/samplePictures.ts'

const shop = useConsole()

/** What shoppers sent over HTTP: a review with a photo, and a question. */
const sentToModerate = async (): Promise<void> => {
  const guest = await shop.guest()
  const { id } = await guest.done(createStash, { body: { picture: sampleJpeg().toString('base64') } })
  const params = { productId: 'HARROWMID1' }
  const review = { rating: 4, title: 'Dry to the hut', text: 'Nine days.', nickname: 'Ines', photos: [id] } as const
  await guest.done(writeReview, { params, body: { ...review, email: 'ines@example.com' } })
  const question = { text: 'Do they take a crampon?', nickname: 'Piotr', email: 'piotr@example.com' }
  await guest.done(askQuestion, { params, body: question })
}

test('OPR-12 OPR-13 a review is rejected, undone and published, and a question answered, with the keyboard alone', async () => {
  const page = shop.page()
  await sentToModerate()
  await shop.signInForOrders()
  const enter = async (role: 'link' | 'radio' | 'row' | 'button', name: string | RegExp): Promise<void> => {
    await page.getByRole(role, { name }).focus()
    await page.keyboard.press('Enter')
  }
  await enter('link', 'Moderation')
  await page.getByRole('row', { name: /Dry to the hut/ }).waitFor()
  expect(await faultsOn(page, 'moderation')).toEqual([])
  const picture = page.waitForResponse(/\/operator\/api\/moderation\/pictures\/reviews\//)
  await enter('row', /Dry to the hut/)
  const panel = page.getByRole('region', { name: 'Review by Ines' })
  await panel.getByRole('img', { name: /Photo 1 of 1/ }).waitFor()
  expect((await picture).status()).toBe(200)
  await enter('button', 'Reject')
  await page.keyboard.type('Advertising')
  expect(await faultsOn(page, 'rejection')).toEqual([])
  await page.keyboard.press('Enter')
  await enter('button', 'Undo rejection')
  await panel.getByText('Undone, waits again by dee@example.com').waitFor()
  await enter('button', 'Publish')
  await panel.getByText('Published by dee@example.com').waitFor()
  expect(await faultsOn(page, 'decided')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('Nothing waits.').waitFor()

  await enter('radio', /^Questions/)
  await enter('row', /Do they take a crampon/)
  await page.getByRole('textbox', { name: 'Answer', exact: true }).focus()
  await page.keyboard.type('A strap-on one.')
  expect(await faultsOn(page, 'answer')).toEqual([])
  await enter('button', 'Answer and publish')
  await page.getByText('Published by dee@example.com').waitFor()
  await page.keyboard.press('Escape')
  await enter('radio', 'Answered')
  await page.getByRole('row', { name: /Do they take a crampon/ }).waitFor()
  expect(page.url()).toBe(`${shop.publicUrl()}/operator/moderation/questions?list=published`)
})
