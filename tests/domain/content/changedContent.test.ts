import { expect, test } from 'vitest'
import { changedContent } from '../../../core/domain/content/changedContent.ts'

const page = (blocks: readonly object[], more: object = {}) => ({
  key: 'home',
  bodies: { en: { name: 'Home', slots: { main: blocks } } },
  ...more,
})
const text = (id: string, richText: string) => ({ id, type: 'rich-text', richText, richTextTree: [richText] })

test('OPR-26 names each field that changed by its place, and nothing else', () => {
  const before = page([text('one', 'One'), text('two', 'Two')])
  const after = page([text('one', 'One'), text('two', 'New')], { validFrom: '2026-12-01T00:00:00.000Z' })
  expect(changedContent(before, after)).toEqual([
    { path: ['en', 'main', 'two', 'richText'], before: 'Two', after: 'New' },
    { path: ['validFrom'], before: null, after: '2026-12-01T00:00:00.000Z' },
  ])
  expect(changedContent(after, after)).toEqual([])
})

test('OPR-26 a block that is added or removed is one change, named by its kind', () => {
  const [few, more] = [page([text('one', 'One')]), page([text('new', 'New'), text('one', 'One')])]
  expect(changedContent(few, more)).toEqual([{ path: ['en', 'main', 'new'], before: null, after: 'rich-text' }])
  expect(changedContent(more, few)).toEqual([{ path: ['en', 'main', 'new'], before: 'rich-text', after: null }])
})

test('OPR-26 a block that is moved is a change of the order alone', () => {
  const [one, two] = [text('one', 'One'), text('two', 'Two')]
  expect(changedContent(page([one, two]), page([two, one]))).toEqual([
    { path: ['en', 'main', 'order'], before: 'one, two', after: 'two, one' },
  ])
})

test('OPR-26 entries without ids of their own are compared by their number', () => {
  const card = (...texts: readonly string[]) =>
    page([{ id: 'card', type: 'linked-card', targets: texts.map((each) => ({ text: each })) }])
  expect(changedContent(card('Shop', 'Read'), card('Shop', 'Look', 'Mend'))).toEqual([
    { path: ['en', 'main', 'card', 'targets', '2', 'text'], before: 'Read', after: 'Look' },
    { path: ['en', 'main', 'card', 'targets', '3'], before: null, after: '{"text":"Mend"}' },
  ])
})
