import { describe, expect, test } from 'vitest'
import { keepTogether } from '../../../worker/offline/keepTogether.ts'

const names = Array.from({ length: 20 }, (_, place) => `/assets/part-${place}.js`)

/** A cache that has these already, and a server whose answers come when the test lets them. */
const setUp = ({ has = [] as readonly string[], isThere = (_url: string): boolean => true } = {}) => {
  const kept = new Map<string, unknown>(has.map((url) => [url, 'old']))
  const open: (() => void)[] = []
  const asked: string[] = []
  const cache = {
    match: async (url: string) => kept.get(url),
    put: async (url: string, answer: unknown) => void kept.set(url, answer),
  }
  const get = async (url: string) => {
    asked.push(url)
    await new Promise<void>((resolve) => open.push(resolve))
    if (url.includes('torn')) throw new TypeError('The connection is gone.')
    return { ok: isThere(url), url }
  }
  /** One answer arrives after the other, until nothing is asked for any more. */
  const answerAll = async (done: Promise<void>) => {
    let isOver = false
    void done.then(() => (isOver = true))
    while (!isOver) {
      open.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { kept, asked, open, cache, get, answerAll }
}

describe('the files of a first visit', () => {
  test('are asked for four at a time, so that two connections are left to the page', async () => {
    const { asked, open, cache, get, answerAll } = setUp()
    const done = keepTogether(cache, names, get)
    await expect.poll(() => open.length).toBe(4)
    open.shift()?.()
    await expect.poll(() => asked.length).toBe(5)
    await answerAll(done)
  })

  test('are all kept, each asked for once', async () => {
    const { kept, asked, cache, get, answerAll } = setUp()
    await answerAll(keepTogether(cache, names, get))
    expect([...kept.keys()].toSorted()).toEqual([...names].toSorted())
    expect(asked.toSorted()).toEqual([...names].toSorted())
  })

  test('that the version before had are not asked for again', async () => {
    const { kept, asked, cache, get, answerAll } = setUp({ has: names.slice(0, 15) })
    await answerAll(keepTogether(cache, names, get))
    expect(asked).toEqual(names.slice(15))
    expect(kept.get(names[0] ?? '')).toBe('old')
  })

  test('that are missing or do not arrive are left out, and the others are kept', async () => {
    const torn = '/assets/torn.js'
    const { kept, cache, get, answerAll } = setUp({ isThere: (url) => url !== names[3] })
    await answerAll(keepTogether(cache, [torn, ...names], get))
    expect(kept.size).toBe(19)
    expect(kept.has(torn) || kept.has(names[3] ?? '')).toBe(false)
  })
})
