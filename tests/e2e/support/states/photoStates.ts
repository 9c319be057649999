import { isAlive } from '../hydrated.ts'
import { harrow, sees } from '../walk.ts'
import { closed, turnTo } from '../walkWithin.ts'
import { press } from './State.ts'
import type { State } from './State.ts'
import type { Visitor } from '../browser.ts'

const dialog = ({ page }: Visitor) => page.getByRole('dialog')

/** A real picture: of the page itself. */
const pictured = async ({ page }: Visitor, name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 380, height: 300 } }),
})

/** Pictures of the shop stand for what shoppers sent. */
const givePhotos = ({ context }: Visitor): Promise<unknown> =>
  context.route(/\/HARROWMID1\/reviews\?/, async (route) => {
    const answer = await route.fetch()
    const page = await answer.json()
    const photos = [1, 2, 3].map((nth) => ({
      url: `/media/HARROWMID1-SAPI-${nth === 2 ? 2 : 1}.svg`,
      width: 800,
      height: 800,
    }))
    const reviews = page.reviews.map((review: object, place: number) => (place === 0 ? { ...review, photos } : review))
    await route.fulfill({ response: answer, json: { ...page, reviews } })
  })

const openGallery = (page: Visitor['page']) => page.locator('#open-bench > ul button').first().click()

/** What shoppers say and show: reviews with photos and how they are written, a product's set, and galleries. */
export const photoStates: readonly State[] = [
  {
    name: 'reviews with photos',
    reach: async (shopper) => {
      await givePhotos(shopper)
      await shopper.page.goto(`${shopper.url}${harrow}`)
      await isAlive(shopper.page)
      await shopper.page.locator('#reviews').evaluate((place) => place.scrollIntoView())
      await shopper.page.locator('.review-photos').first().waitFor()
    },
  },
  {
    name: 'photo of a review',
    isLayer: true,
    reach: async (shopper) => {
      await shopper.page.locator('.review-photos button').first().click()
      await dialog(shopper).getByRole('img').first().waitFor()
    },
    leave: closed,
  },
  {
    name: 'review being written',
    isLayer: true,
    reach: async (shopper) => {
      await press(shopper.page, 'Write a review')
      await dialog(shopper).getByRole('radio', { name: '4 stars' }).waitFor()
    },
  },
  {
    name: 'review that lacks something',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Send review')
      await sees(page, /need your attention/)
    },
  },
  {
    name: 'review with photos, one of them refused',
    isLayer: true,
    reach: async (shopper) => {
      await dialog(shopper).getByRole('radio', { name: '4 stars' }).press('Space')
      await dialog(shopper).getByRole('radio', { name: 'True to size' }).press('Space')
      for (const [id, text] of Object.entries(typed)) await shopper.page.locator(`#case-${id}`).fill(text)
      await dialog(shopper)
        .locator('input[type="file"]')
        .setInputFiles([
          await pictured(shopper, 'rain.jpg'),
          { name: 'notes.txt', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
        ])
      await sees(shopper.page, /notes\.txt is not/)
    },
  },
  {
    name: 'review that could not be sent',
    isLayer: true,
    reach: async (shopper) => {
      await shopper.context.route(/\/HARROWMID1\/reviews$/, (route) => route.abort(), {
        times: 1,
      })
      await press(shopper.page, 'Send review')
      await sees(shopper.page, 'We couldn’t send this.')
    },
  },
  {
    name: 'review that was sent',
    isLayer: true,
    reach: async (shopper) => {
      await shopper.context.route(
        /\/HARROWMID1\/reviews$/,
        (route) => route.fulfill({ status: 201, json: { reviewId: 'R-1' } }),
        {
          times: 1,
        },
      )
      await press(shopper.page, 'Send review')
      await sees(shopper.page, 'Thank you for your review')
    },
    leave: closed,
  },
  {
    name: 'product with its set',
    reach: async ({ page }) => {
      await page.getByRole('region', { name: 'Worn together' }).scrollIntoViewIfNeeded()
      await page.locator('.product-set').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'gallery of an editor',
    reach: async ({ page, url }) => {
      await turnTo(page, `${url}/open-bench`)
      await page.locator('#open-bench .gallery-foot').waitFor()
      await page.locator('#open-bench').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'photo of a gallery',
    isLayer: true,
    reach: async (shopper) => {
      await openGallery(shopper.page)
      await dialog(shopper).getByRole('img').waitFor()
    },
  },
  {
    name: 'photo of a gallery being reported',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Report this photo')
      await page.locator('dialog textarea').waitFor()
    },
  },
  {
    name: 'photo of a gallery that was reported',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Send report')
      await sees(page, 'Reported. We read reports within two days.')
    },
    leave: closed,
  },
  {
    name: 'photo for a gallery, with errors',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Add your photo')
      await press(page, 'Send photo')
      await sees(page, 'Please choose a photo.')
    },
  },
  {
    name: 'photo for a gallery, filled in',
    isLayer: true,
    reach: async (shopper) => {
      await dialog(shopper).getByRole('textbox', { name: 'Display name' }).fill('Wren')
      await dialog(shopper).getByRole('textbox', { name: 'What does it show?' }).fill('My boots on Longs Peak')
      await dialog(shopper)
        .locator('input[type="file"]')
        .setInputFiles([await pictured(shopper, 'boots.jpg')])
      await shopper.page.locator('dialog form > img').waitFor()
    },
  },
  {
    name: 'photo for a gallery that was sent',
    isLayer: true,
    reach: async ({ page }) => {
      await press(page, 'Send photo')
      await sees(page, /^Thank you\. Your photo appears here/)
    },
    leave: closed,
  },
]

const typed = {
  title: 'Dry to the hut',
  text: 'Nine days of rain, and dry socks every evening.',
  nickname: 'Ines',
  email: 'ines@example.com',
}
