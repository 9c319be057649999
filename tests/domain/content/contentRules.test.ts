import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import { articleCount, hasMoreArticles, tagCount } from '../../../core/domain/content/articleCounts.ts'
import {
  bannerButtons,
  bannerTarget,
  gradientFoot,
  gradientHeight,
  overlayPlace,
  overlayWidth,
  promotionOf,
} from '../../../core/domain/content/banner.ts'
import type { Banner } from '../../../core/domain/content/banner.ts'
import { firstPopUp, popUpDelay, popUpTitle } from '../../../core/domain/content/popUp.ts'
import type { PopUpBlock } from '../../../core/domain/content/popUp.ts'
import { previewOffset, previewQuery } from '../../../core/domain/content/previewQuery.ts'
import { promoBarKey, promoMessages, promoRotation } from '../../../core/domain/content/promoBar.ts'
import { rotationTime } from '../../../core/domain/content/rotation.ts'
import type { PromoBarBlock } from '../../../core/domain/content/promoBar.ts'
import { menuIconPath, shopAll } from '../../../core/domain/content/shopAll.ts'
import { upsellItems } from '../../../core/domain/content/upsellItems.ts'
import { valueAt } from '../../../core/domain/content/breakpointValues.ts'
import { videoSource } from '../../../core/domain/content/film.ts'
import { defined } from '../../../core/domain/fields/fields.ts'

const link = (url: string) => ({ url, text: url })

describe('a value per breakpoint', () => {
  test.each([
    [{ xs: 1, lg: 4 }, 'md', 1],
    [{ xs: 1, lg: 4 }, 'lg', 4],
    [{ md: 3 }, 'sm', undefined],
    [{ md: 3 }, 'lg', 3],
    [{}, 'lg', undefined],
  ] as const)('CMS-29 of %j at %s is %s', (values, breakpoint, expected) => {
    expect(valueAt(values, breakpoint)).toBe(expected)
  })
})

describe('a pop-up', () => {
  const popUp = (name: string): PopUpBlock => ({
    id: name,
    type: 'pop-up',
    kind: 'newsletter',
    name,
    title: name,
    targets: [],
  })

  test('PROMO-11 is the first that was not dismissed', () => {
    const text = { id: 't', type: 'rich-text', richText: 'x' } as const
    const blocks = [text, popUp('a'), popUp('b')]
    expect(firstPopUp(blocks, new Set())?.name).toBe('a')
    expect(firstPopUp(blocks, new Set(['a']))?.name).toBe('b')
    expect(firstPopUp(blocks, new Set(['a', 'b']))).toBeUndefined()
  })

  test('PROMO-12 has a title while small and one while open', () => {
    expect(popUpTitle({ ...popUp('a'), minimizedTitle: 'Small' }, false)).toBe('Small')
    expect(popUpTitle({ ...popUp('a'), minimizedTitle: 'Small' }, true)).toBe('a')
    expect(popUpTitle({ ...popUp('a'), maximizedTitle: 'Large' }, true)).toBe('Large')
  })

  test.each([
    [undefined, 2000],
    [0, 0],
    [500, 500],
  ])('PROMO-13 with a delay of %s opens after %i ms', (delay, expected) => {
    expect(popUpDelay({ ...popUp('a'), ...defined({ delay }) })).toBe(expected)
  })
})

describe('a promo bar', () => {
  const message = (id: string) => ({ id, type: 'promo-message', richText: id, targets: [] }) as const
  const bar = (...ids: string[]): PromoBarBlock => ({
    id: 'bar',
    type: 'promo-bar',
    closable: true,
    messages: ids.map(message),
  })

  test('PROMO-05 shows at most so many messages', () => {
    expect(promoMessages(bar('a', 'b', 'c'), 2).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('PROMO-02 is remembered by the set of its messages', () => {
    expect(promoBarKey(bar('a', 'b'))).toBe(promoBarKey(bar('b', 'a')))
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (one, other) => {
        const isSame = one.length === other.length && one.every((id) => other.includes(id))
        expect(promoBarKey(bar(...one)) === promoBarKey(bar(...other))).toBe(isSame)
      }),
    )
  })

  test.each([
    [undefined, 2, 5000],
    [3, 2, 3000],
    [0, 2, 0],
    [3, 1, 0],
  ])('PROMO-03 with %s seconds and %i messages turns every %i ms', (autorotateTime, count, expected) => {
    expect(promoRotation({ ...bar(), ...defined({ autorotateTime }) }, count)).toBe(expected)
  })

  test('CMS-42 the seconds of a carousel become ms', () => {
    expect(rotationTime(2.5)).toBe(2500)
    expect(rotationTime(0)).toBe(0)
    expect(rotationTime()).toBe(0)
  })
})

describe('a video', () => {
  const video = { url: '/a.mp4', duration: 31, cloudinaryAsset: { cloudName: 'c', publicId: 'p' } }
  const { cloudinaryAsset: _, ...local } = video

  test.each([
    [video, true, 'cloud'],
    [{ ...video, duration: 30 }, true, 'plain'],
    [video, false, 'plain'],
    [local, true, 'plain'],
  ])('CMS-47 %j with the flag %s plays in the %s player', (each, isCloudOn, player) => {
    expect(videoSource(each, isCloudOn).player).toBe(player)
  })
})

describe('a banner', () => {
  const banner: Banner = { id: 'b', type: 'linked-card', targets: [link('/a'), link('/b')] }

  test('CMS-29 without a call to action leads to its first target and has no buttons', () => {
    const silent = { ...banner, linkType: 'No-CTA' } as const
    expect(bannerTarget(silent)).toEqual(link('/a'))
    expect(bannerTarget({ ...silent, mediaTarget: link('/m') })).toEqual(link('/m'))
    expect(bannerButtons(silent)).toEqual([])
  })

  test('CMS-29 otherwise has its buttons and is no link itself', () => {
    expect(bannerTarget(banner)).toBeUndefined()
    expect(bannerButtons(banner)).toEqual(banner.targets)
  })

  test.each([
    ['full', 35],
    ['focused', 50],
    ['off', 0],
  ] as const)('CMS-26 with a gradient %s is veiled to %i per cent', (style, height) => {
    expect(gradientHeight({ ...banner, gradient: { style } })).toBe(height)
  })

  test('CMS-26 says how high its veil reaches and at which widths, all unless some are named', () => {
    expect(gradientFoot(banner)).toBeUndefined()
    expect(gradientFoot({ ...banner, gradient: { style: 'focused' } })).toBe('50 xs sm md lg')
    expect(gradientFoot({ ...banner, gradient: { style: 'full', breakpoints: [] } })).toBe('35 xs sm md lg')
    expect(gradientFoot({ ...banner, gradient: { style: 'full', breakpoints: ['xs', 'sm'] } })).toBe('35 xs sm')
  })

  test('CMS-27 has its overlay on the left unless it says otherwise', () => {
    expect(overlayPlace(banner)).toBe('left full')
    expect(overlayPlace({ ...banner, overlay: { position: 'right', width: 'sm' } })).toBe('right sm')
  })

  test('PROMO-12 is found again by what is tracked of it', () => {
    expect(promotionOf(banner)).toBeUndefined()
    const promotionTracking = { promotionId: 'p', promotionName: 'Sale', creativeName: 'Tent' }
    expect(promotionOf({ ...banner, promotionTracking })).toBe('{"promotion_id":"p","name":"Sale","creative":"Tent"}')
  })

  test('CMS-28 has an overlay of full width unless it says otherwise', () => {
    expect(overlayWidth(banner)).toBe('full')
    expect(overlayWidth({ ...banner, overlay: { width: 'sm' } })).toBe('sm')
  })
})

describe('articles', () => {
  test('CAT-53 a grid has its rows times two, or three', () => {
    expect(articleCount(undefined)).toBe(3)
    expect(articleCount(3)).toBe(6)
  })

  test.each([
    ['small', 4],
    ['medium', 10],
    ['large', 20],
  ] as const)('CAT-54 of a %s list, %i tags show', (size, count) => {
    expect(tagCount(size)).toBe(count)
  })

  test('CAT-52 there are more while fewer are shown than were found', () => {
    expect(hasMoreArticles(3, 4)).toBe(true)
    expect(hasMoreArticles(4, 4)).toBe(false)
  })
})

describe('complete the look', () => {
  const item = (id: string, inventory: 'InStock' | 'OutOfStock' = 'InStock') =>
    ({ id, sku: id, name: id, url: '/p', image: { url: '/i', alt: '' }, price: 100, inventory }) as const
  const upsell: ShownBlockOf<'upsell'> = {
    id: 'u',
    type: 'upsell',
    items: [item('a'), item('b', 'OutOfStock'), item('c'), item('d'), item('e')],
  }
  const idsOf = (block: typeof upsell, isShowcase = false) => {
    const { stacked, more } = upsellItems(block, isShowcase)
    return [stacked.map(({ id }) => id).join(''), more.map(({ id }) => id).join('')]
  }

  test('CAT-32 CAT-33 stacks three of the items in stock', () => expect(idsOf(upsell)).toEqual(['acd', 'e']))

  test('CAT-32 shows all where stock is not checked', () => {
    expect(idsOf({ ...upsell, skipInventoryCheck: true, stackedCount: 4 })).toEqual(['abcd', 'e'])
  })

  test('CAT-32 CONST-25 a showcase site shows all, unless the block says otherwise', () => {
    expect(idsOf(upsell, true)).toEqual(['abc', 'de'])
    expect(idsOf({ ...upsell, skipInventoryCheck: false }, true)).toEqual(['acd', 'e'])
  })
})

describe('shop all', () => {
  const item = { id: 'm', type: 'menu-item', title: 'Women', columns: [], target: link('/women') } as const

  test('NAV-13 leads to the department', () => expect(shopAll(item, 'lg')).toEqual({ target: link('/women') }))

  test('NAV-13 is hidden per breakpoint', () => {
    expect(shopAll({ ...item, hideShopAll: { lg: true } }, 'lg')).toBeUndefined()
    expect(shopAll({ ...item, hideShopAll: { lg: true } }, 'xs')).toBeDefined()
  })

  test('NAV-13 is replaced', () => {
    const overrideShopAll = { title: 'New', target: link('/new') }
    expect(shopAll({ ...item, overrideShopAll }, 'lg')).toEqual(overrideShopAll)
  })

  test('NAV-11 an icon is in the logo path of its brand', () => {
    expect(menuIconPath('cairn', '../x')).toBe('/assets/logos/cairn/..%2Fx.svg')
  })
})

describe('the preview', () => {
  test.each([{}, { docType: '' }, { docType: ' ' }])('VAL-45 CMS-11 of %j asks for nothing', (parameters) => {
    expect(previewQuery(parameters)).toBeUndefined()
  })

  test.each([
    [{}, { limit: 20, page: 1 }],
    [
      { limit: '50', page: '3' },
      { limit: 50, page: 3 },
    ],
    [
      { limit: '30', page: '-1' },
      { limit: 20, page: 1 },
    ],
    [
      { limit: '10', page: '1.5', layoutVariant: ' wide ' },
      { limit: 10, page: 1, layoutVariant: 'wide' },
    ],
    [
      { page: 'x', layoutVariant: '' },
      { limit: 20, page: 1 },
    ],
  ])('CMS-11 of %j', (parameters, expected) => {
    expect(previewQuery({ docType: 'page', ...parameters })).toEqual({ docType: 'page', ...expected })
  })

  test('CMS-14 a page begins after those before it', () => {
    expect(previewOffset({ docType: 'page', limit: 50, page: 3 })).toBe(100)
  })
})
