import { describe, expect, test } from 'vitest'
import { configuration, configurationOf } from '../../../core/domain/configuration/configuration.ts'
import * as constants from '../../../core/domain/configuration/constants.ts'
import { limits } from '../../../core/domain/configuration/limits.ts'
import { quantityToAdd } from '../../../core/domain/configuration/quantityToAdd.ts'

describe('constants', () => {
  test.each([
    ['CONST-01', constants.dialogTransition, 250],
    ['CONST-02', constants.paginationDefaults, { page: 1, siblings: 2 }],
    ['CONST-03', constants.reloadGuardLifetime, 10_000],
    ['CONST-04', constants.toastCheckInterval, 200],
    ['CONST-05', constants.cartItemDefaults, { quantity: 1, maximumQuantity: 999_999 }],
    ['CONST-06', constants.favoriteQuantity, 1],
    ['CONST-07', constants.tokenRetry, { times: 1, delay: 2000, status: 409 }],
    ['CONST-09', constants.calloutParts, 3],
    ['CONST-10', constants.imageDefaults, { factor: 2, sharpen: 60, format: 'auto', devicePixelRatio: '2.0' }],
    ['CONST-11', constants.headerScroll, { debounce: 200, maximumWait: 500 }],
    ['CONST-12', constants.pkceVerifierBytes, 32],
    ['CONST-13', constants.invalidCustomerReloadDelay, 4000],
    ['CONST-14', constants.fieldLengths.email.maximum, 100],
    ['CONST-15', constants.eventBatch, { size: 10, flush: 1000, queue: 10_000 }],
    [
      'CONST-16',
      constants.contentCounts,
      { upsellStacked: 3, relatedArticles: 4, articleGrid: 3, filters: [4, 10, 20] },
    ],
    ['CONST-17', constants.recommendationCounts, { reported: 24, skeletons: 16 }],
    ['CONST-18', constants.previewLimits, { choices: [10, 20, 50], initial: 20 }],
    ['CONST-19', constants.contentDelays, { popUp: 2000, social: 500 }],
    ['CONST-20', constants.cloudVideoMinimum, 30],
    [
      'CONST-21',
      constants.contentMeasures,
      { promoBar: '548px', navigation: '2.35rem', caption: '9.375rem', gradient: [35, 50, 0] },
    ],
    ['CONST-22', [constants.channels, constants.defaultSource], [{ browser: 'ECOMM', webview: 'MAPP' }, 'ECOM15']],
    ['BIS-06', [constants.associateIdleLife, constants.associateNoteEvery], [1_800_000, 60_000]],
    ['CONST-23', constants.countriesWithoutFreeShippingBenefit, ['FR', 'IT', 'DE', 'GB']],
  ])('%s has its value', (_id, actual, expected) => {
    expect(actual).toEqual(expected)
  })

  test('CONST-08 field lengths', () => {
    const { addressLine1, addressLine2, city, name, password } = constants.fieldLengths
    expect(addressLine1.maximum).toBe(30)
    expect(addressLine2.maximum).toBe(30)
    expect(city.maximum).toBe(30)
    expect(name).toEqual({ minimum: 2, maximum: 30 })
    expect(password.minimum).toBe(8)
  })

  test('CONST-24 values the specifications leave open: the time-outs of each site, and what is the same everywhere', () => {
    for (const site of ['NA', 'EMEA'] as const) {
      expect(configuration[site]).toMatchObject({ site, requestTimeout: { standard: 10_000, order: 30_000 } })
    }
    expect(constants.toastDelay).toBe(5000)
    expect(limits).toEqual({
      favorites: 24,
      savedForLater: 10,
      giftCards: 5,
      coupons: 5,
      priceAdjustmentPercent: 30,
      catalogPageSize: 48,
      orderHistoryPageSize: 10,
      promoMessages: 5,
      suggestions: 6,
    })
  })
})

describe('flags of a site', () => {
  test('CONST-25 every flag is read from the configuration of the site', () => {
    const flags = [
      'loyalty',
      'favorites',
      'expressCheckout',
      'interests',
      'interestsNeedNewsletter',
      'simplifiedEnrollment',
    ]
    const expected = [...flags, 'experimentation', 'cloudVideo', 'showcase'].toSorted()
    for (const { features } of [configurationOf('en-ca'), configurationOf('de-de')]) {
      expect(Object.keys(features).toSorted()).toEqual(expected)
    }
    expect(configurationOf('en-ca')).toBe(configuration.NA)
    expect(configurationOf('de-de')).toBe(configuration.EMEA)
  })

  const offers = {
    loyalty: true,
    favorites: true,
    expressCheckout: true,
    interests: true,
    interestsNeedNewsletter: true,
    simplifiedEnrollment: true,
    experimentation: true,
    cloudVideo: true,
    showcase: false,
  }

  test('CONST-25 the sites of North America offer everything', () => {
    expect(configuration.NA.features).toEqual(offers)
  })

  test('CONST-25 the sites of Europe have no short way to join and try nothing out', () => {
    expect(configuration.EMEA.features).toEqual({ ...offers, simplifiedEnrollment: false, experimentation: false })
  })
})

test('CART-15 a quantity that is not given is one, of at most 999999', () => {
  expect(quantityToAdd()).toEqual({ quantity: 1, maximumQuantity: 999_999 })
  expect(quantityToAdd({ quantity: 3 })).toEqual({ quantity: 3, maximumQuantity: 999_999 })
})
