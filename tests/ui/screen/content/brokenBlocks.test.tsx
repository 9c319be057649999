// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { readAugmentedPage } from '../../../../contracts/api/content/contentApi.ts'
import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { preloadBlocks } from '../../../../ui/src/blocks/page/blockTable.ts'
import { openScreen, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { sees, textsOf } from '../pressing.ts'

await preloadBlocks('en-us', [{ id: 'a', type: 'rich-text', richText: '' }] satisfies readonly ShownBlock[])

let screen: Screen
afterEach(() => {
  screen.close()
  vi.restoreAllMocks()
})

/** A browser that fails at one element. */
const failAt = (failing: string): void => {
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((tag: string, options?: ElementCreationOptions) => {
    if (tag === failing) throw new RangeError('No such element here.')
    return create(tag, options)
  })
}

test('CMS-06 a kind that cannot be read in the worker and cannot be drawn on the page is one line of the log', async () => {
  failAt('cite')
  const text = (id: string, tag: 'cite' | 'b') => ({
    id,
    type: 'rich-text',
    richText: id,
    richTextTree: [{ tag, children: [id] }],
  })
  const main = [
    { ...text('unread', 'b'), richText: 7 },
    text('undrawn', 'cite'),
    text('too', 'cite'),
    text('whole', 'b'),
  ]
  screen = await openScreen('/en-us/autumn', {
    answers: [says(readAugmentedPage, { id: 'autumn', name: 'Autumn', slots: { main } })],
  })
  await sees('main [data-block=rich-text]', 'whole')
  expect(textsOf('main [data-block=rich-text]')).toEqual(['', '', 'whole'])
  const recorder = await screen.tab.host().openRecorder()
  const lines = async () =>
    (await recorder.diagnostics())
      .filter(({ about }) => about.startsWith('block'))
      .map(({ about, times }) => [about, times])
  await expect.poll(lines).toEqual([['block_rich-text', 1]])
})
