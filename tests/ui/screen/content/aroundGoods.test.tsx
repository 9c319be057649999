// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readCatalog } from '../../../../contracts/api/catalogue/catalogueApi.ts'
import { readCategoryContent } from '../../../../contracts/api/content/contentApi.ts'
import { footwear } from '../footwear.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { FixedAnswer, Screen } from '../openScreen.tsx'
import { textsOf } from '../pressing.ts'
import { named } from './onScreen.ts'
import { preloadContent, seededContent } from './seededContent.ts'

let screen: Screen
afterEach(() => {
  screen.close()
  vi.useRealTimers()
})

test('CMS-02 without its document a category has the catalogue’s name', async () => {
  screen = await openScreen('/en-us/c/footwear-1000', {
    answers: [...seededContent(), says(readCatalog, footwear), refuses(readCategoryContent, 'API404')],
  })
  await named('main h1', 'Footwear')
  expect(textsOf('main').join('')).not.toContain('What if it does not fit?')
})

describe('on a device so slow that the shop’s worker begins seconds after the page', () => {
  /** An answer that waits until the test lets it go. */
  const held = ({ to, answer }: FixedAnswer) => {
    let letGo: () => void = () => undefined
    const gone = new Promise<void>((resolve) => (letGo = resolve))
    return { to, answer: (input: never) => gone.then(() => answer(input)), letGo }
  }

  const shown = (area: 'above' | 'below') => document.querySelectorAll(`[data-slot][data-area=${area}]`).length

  const open = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    await preloadContent('category', '1000')
    const goods = held(says(readCatalog, footwear))
    const content = held(seededContent().find(({ to }) => to === readCategoryContent)!)
    screen = await openScreen('/en-us/c/footwear-1000', { answers: [...seededContent(), goods, content] })
    await vi.advanceTimersByTimeAsync(3_000)
    return { goods, content }
  }

  test('CMS-02 content that comes with the goods stands above and below them', async () => {
    const { goods, content } = await open()
    goods.letGo()
    content.letGo()
    await named('main h1', 'Footwear')
    await expect.poll(() => [shown('above'), shown('below')]).toEqual([1, 1])
  })

  test('CMS-02 content that comes a second later than the goods stands below them only, so that nothing moves', async () => {
    const { goods, content } = await open()
    goods.letGo()
    await vi.advanceTimersByTimeAsync(1_000)
    await named('main h1', 'Footwear')
    content.letGo()
    await expect.poll(() => shown('below')).toBe(1)
    expect(shown('above')).toBe(0)
  })
})
