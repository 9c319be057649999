import { expect, test } from 'vitest'
import { cameFrom } from '../../../ui/src/locale/cameFrom.ts'
import { locationGroups } from '../../../ui/src/locale/locationGroups.ts'

const place = (title: string, url: string, text: string) => ({ title, target: { url, text } })
const documentOf = (...blocks: readonly object[]) => ({ id: 'location-selector', name: 'Country', slots: { main: blocks as never } })

test('I18N-05 the places of a location selector are read in their groups', () => {
  const block = { id: 'na', type: 'secondary-navigation', title: 'North America', items: [place('Canada', '/fr-ca', 'français')] }
  expect(locationGroups(documentOf(block))).toEqual([
    { id: 'na', title: 'North America', places: [{ locale: 'fr-ca', country: 'Canada', language: 'français' }] },
  ])
})

test('I18N-05 what is no place of the shop shows nothing and breaks nothing', () => {
  const odd = [place('Elsewhere', 'https://example.com/en-us', 'English'), place('Atlantis', '/xx-yy', 'Atlantean'), null, 'Canada', { title: 'Canada' }]
  const blocks = [{ id: 'a', type: 'secondary-navigation', title: 'Odd', items: odd }, { id: 'b', type: 'rich-text', richText: 'x' }, { type: 'secondary-navigation' }]
  expect(locationGroups(documentOf(...blocks))).toEqual([])
})

test('I18N-05 one comes back to the page one was on, if it is one of ours', () => {
  expect(cameFrom({ from: '/c/footwear-1000?page=2' })).toBe('/c/footwear-1000?page=2')
  for (const state of [null, undefined, {}, { from: 7 }, { from: '//evil.example' }, { from: 'https://evil.example' }, '/c']) expect(cameFrom(state)).toBe('')
})
