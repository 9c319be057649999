import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { journalArticles } from '../../../server/content/seed/journalArticles.ts'
import { closeUps, drawCloseUp } from '../../../tools/art/stories/closeUps.ts'
import { drawMap } from '../../../tools/art/stories/drawMap.ts'
import { scenePlans } from '../../../tools/art/stories/scenePlans.ts'

const stored = (key: string): string => readFileSync(`ui/public/stories/${key}.svg`, 'utf8')
const stories = journalArticles.map(({ key }) => key)

describe('the pictures of the journal', () => {
  test('CAT-50 each story has one of its own, of 3 : 2 and without script', () => {
    expect(stories).toHaveLength(24)
    expect([...Object.keys(closeUps), ...Object.keys(scenePlans), 'map-when-the-phone-is-flat'].toSorted()).toEqual(
      stories.toSorted(),
    )
    for (const key of stories) {
      expect(stored(key), key).toContain('viewBox="0 0 1200 800" width="1200" height="800"')
      expect(stored(key), key).not.toMatch(/<script|<foreignObject|href="(?!#)/)
    }
    expect(new Set(stories.map(stored)).size).toBe(24)
  })

  test.each(Object.entries(closeUps))('%s is as the tool draws it', (key, closeUp) => {
    expect(stored(key)).toBe(drawCloseUp(closeUp))
  })

  test('the map is as the tool draws it', () => {
    expect(stored('map-when-the-phone-is-flat')).toBe(drawMap())
  })
})
