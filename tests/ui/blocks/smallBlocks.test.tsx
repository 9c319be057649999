import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderBlocks, shown } from './renderBlocks.tsx'

const drawn = (json: object) => renderBlocks([shown(json)])

const card = (id: string, title: string) => ({
  id,
  type: 'linked-card',
  title,
  media: { picture: { url: '/media/hut.svg', alt: 'A hut', width: 1440, height: 720 } },
  targets: [{ text: 'Shop', url: '/c/layers' }],
  linkType: 'No-CTA',
})

test('CMS-34 a linked card is one card with one link, which its title names', async () => {
  const markup = await drawn(card('c', 'A walk'))
  expect(markup.match(/<article /g)).toHaveLength(1)
  expect(markup.match(/<a /g)).toHaveLength(1)
  expect(markup).toMatch(/<h\d[^>]*><a [^>]*href="\/en-us\/c\/layers"[^>]*>A walk<\/a><\/h\d>/)
  expect(markup).toMatch(/<img [^>]*hut/)
})

test('CMS-43 a vertical list is a titled list with a row for every card, in the order of the document', async () => {
  const items = [card('a', 'First'), card('b', 'Second')]
  const markup = await drawn({ id: 'v', type: 'vertical-list', title: 'Walks', items })
  expect(markup).toMatch(/<section class="vertical-list" aria-label="Walks"><h2 class="heading">Walks<\/h2>/)
  expect(markup.match(/<li>/g)).toHaveLength(2)
  expect(markup.indexOf('First')).toBeLessThan(markup.indexOf('Second'))
})

test('CMS-54 an accordion is closed at first, and its title opens its rich text', async () => {
  const richTextTree = [{ tag: 'p', children: ['Wash ', { tag: 'strong', children: ['cold'] }] }]
  const markup = await drawn({ id: 'a', type: 'accordion', title: 'Care', richText: '<p>Wash</p>', richTextTree })
  expect(markup).toMatch(/<details class="accordion-block"><summary><h2>Care<\/h2>/)
  expect(markup).toMatch(/<\/summary>.*<p>Wash <strong>cold<\/strong><\/p>.*<\/details>/)
})

test('CMS-62 a spacer has the height of its width, which its stylesheet makes as many rem', async () => {
  expect(await drawn({ id: 's', type: 'spacer', height: { xs: 1, md: 4 } })).toContain(
    'data-height="xs:1 sm:1 md:4 lg:4"',
  )
  const style = readFileSync(new URL('../../../ui/src/blocks/text/SpacerBlock.css', import.meta.url), 'utf8')
  for (const width of ['xs', 'sm', 'md', 'lg'])
    for (const rem of [1, 4])
      expect(style.replaceAll(/\s+/g, ' ')).toContain(`[data-height~='${width}:${rem}'] { height: ${rem}rem; }`)
})
