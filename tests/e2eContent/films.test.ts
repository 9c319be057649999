import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The page with a film of many parts, or the one with a film of one file. Names of the files it asks for. */
const openFilms = async (
  path: '/hut-to-hut' | '/first-boots',
  prepare: (visitor: Visitor) => Promise<unknown> = async () => undefined,
) => {
  shopper = await shop.visitor()
  await prepare(shopper)
  const asked: string[] = []
  shopper.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
  return (pattern: RegExp) => asked.filter((path) => pattern.test(path))
}

const film = (kind: 'video' | 'video-player') => shopper.page.locator(`[data-block="${kind}"]`)
const play = (kind: 'video' | 'video-player') => film(kind).getByRole('button', { name: 'Play, 0:06' }).click()
const time = (kind: 'video' | 'video-player') =>
  film(kind)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)

const withoutHls = ({ context }: Visitor) =>
  context.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type)
    }
  })

describe('a film', () => {
  test('CMS-45 is not loaded before it is asked for, and then plays with the focus', async () => {
    const asked = await openFilms('/first-boots')
    await film('video').scrollIntoViewIfNeeded()
    expect(asked(/\.(?:mp4|m3u8|m4s)$/)).toEqual([])
    await play('video')
    await expect.poll(() => time('video')).toBeGreaterThan(0.5)
    expect(asked(/\.mp4$/)).toContain('/film/trail.mp4')
    expect(
      await film('video')
        .locator('video')
        .evaluate((video) => video === document.activeElement),
    ).toBe(true)
  })

  test('CMS-48 of many parts plays where the browser knows no HLS, with code that came with the press', async () => {
    const asked = await openFilms('/hut-to-hut', withoutHls)
    const before = asked(/playByHls/)
    await play('video-player')
    await expect.poll(() => time('video-player')).toBeGreaterThan(2.5)
    expect(before).toEqual([])
    expect(asked(/playByHls/)).toHaveLength(1)
    expect(asked(/^\/film\//)).toEqual(
      expect.arrayContaining(['trail.m3u8', 'init.mp4', 'part0.m4s', 'part1.m4s'].map((part) => `/film/trail/${part}`)),
    )
  })

  test('CMS-48 of many parts plays as this browser plays it, by itself or not', async () => {
    const asked = await openFilms('/hut-to-hut')
    await play('video-player')
    await expect.poll(() => time('video-player')).toBeGreaterThan(2.5)
    const isNative = await film('video-player')
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.canPlayType('application/vnd.apple.mpegurl') !== '')
    expect(asked(/playByHls/)).toHaveLength(isNative ? 0 : 1)
  })

  test('CMS-48 whose parts do not come says so', async () => {
    await openFilms('/hut-to-hut', async (visitor) => {
      await withoutHls(visitor)
      await visitor.page.route('**/film/trail/**', (route) => route.abort())
    })
    await play('video-player')
    await film('video-player').getByText('We can’t play this video here.').waitFor()
    shopper.complaints.length = 0
  })
})
