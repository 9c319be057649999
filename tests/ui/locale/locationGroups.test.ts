import { describe, expect, test } from 'vitest'
import { cameFrom, locationGroups } from '../../../ui/src/locale/LocationPage.tsx'

const place = (title: string, url: string, text: string) => ({ title, target: { url, text } })
const documentOf = (...blocks: readonly object[]) => ({
  id: 'location-selector',
  name: 'Country',
  slots: { main: blocks as never },
})

describe('the places that are listed', () => {
  test('I18N-05 the places of a location selector are read in their groups', () => {
    const block = {
      id: 'na',
      type: 'secondary-navigation',
      title: 'North America',
      items: [place('Canada', '/fr-ca', 'français')],
    }
    expect(locationGroups(documentOf(block))).toEqual([
      { id: 'na', title: 'North America', places: [{ locale: 'fr-ca', country: 'Canada', language: 'français' }] },
    ])
  })

  test('I18N-05 a text that is no location of the shop shows nothing and breaks nothing', () => {
    const odd = [
      place('Elsewhere', 'https://example.com/en-us', 'English'),
      place('Atlantis', '/xx-yy', 'Atlantean'),
      null,
      'Canada',
      { title: 'Canada' },
    ]
    const blocks = [
      { id: 'a', type: 'secondary-navigation', title: 'Odd', items: odd },
      { id: 'b', type: 'rich-text', richText: 'x' },
      { type: 'secondary-navigation' },
    ]
    expect(locationGroups(documentOf(...blocks))).toEqual([])
  })
})

const nowhere = { referrer: '', origin: 'https://shop.example' }

describe('the way back', () => {
  test('I18N-05 one comes back to the page one was on, if it is one of ours', () => {
    expect(cameFrom({ from: '/c/footwear-1000?page=2' }, nowhere)).toBe('/c/footwear-1000?page=2')
    for (const state of [
      null,
      undefined,
      {},
      { from: 7 },
      { from: '//evil.example' },
      { from: 'https://evil.example' },
      '/c',
    ])
      expect(cameFrom(state, nowhere)).toBe('')
  })

  test('I18N-05 a shopper who followed the link before its page was alive comes back to the page the browser remembers', () => {
    const back = (referrer: string, state: unknown = null) => cameFrom(state, { ...nowhere, referrer })
    expect(back('https://shop.example/en-us/c/footwear-1000?page=2')).toBe('/c/footwear-1000?page=2')
    expect(back('https://shop.example/en-us/cart', { from: '/p/harrow' })).toBe('/p/harrow')
    expect(back('https://shop.example/en-us/cart', { from: '' })).toBe('')
    for (const referrer of [
      'https://evil.example/en-us/c/x',
      'https://shop.example/debug',
      'https://shop.example/en-us',
      'https://shop.example/en-us/location-selector',
      'https://shop.example/en-us//evil.example',
      'no address',
    ])
      expect(back(referrer)).toBe('')
  })
})
