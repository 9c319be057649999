import { describe, expect, test } from 'vitest'
import { readingMinutes } from '../../../server/content/articles.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const documentOf = (...blocks: readonly object[]) => ({ id: 'a', name: 'A', slots: { main: blocks as never } })
const text = (count: number) => ({
  type: 'rich-text',
  richText: `<p>${words(9999)}</p>`,
  richTextTree: [{ tag: 'p', children: [words(count)] }],
})

describe('how long an article takes to read', () => {
  test.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [800, 4],
  ])('CAT-51 %i words are %i minutes', (count, minutes) => {
    expect(readingMinutes(documentOf(text(count)))).toBe(minutes)
  })

  test('CAT-51 counts the texts of all blocks, also of those inside others', () => {
    expect(readingMinutes(documentOf({ type: 'collection', items: [text(150)] }, text(150)))).toBe(2)
  })
})
