import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConsentCategory } from '../../../contracts/commands/consentCommand.ts'
import { consentCategories, consentedCategories, isConsented } from '../../../core/domain/consent/consent.ts'
import { consentPolicyVersion, mustAskConsent } from '../../../core/domain/consent/mustAskConsent.ts'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import { given } from '../../support/given.ts'

const all = [...consentCategories]
const asking = ['en-gb', 'fr-fr', 'de-de', 'it-it', 'es-es']

/** What a shopper may press, one after the other, and what is agreed to afterwards without Global Privacy Control. */
const presses: Readonly<Record<string, readonly (readonly ConsentCategory[])[]>> = {
  nothing: [],
  accept: [all],
  reject: [[]],
  withdraw: [all, ['C0001', 'C0003']],
}
const expected = (locale: string, press: string, category: ConsentCategory, hasPrivacyControl: boolean): boolean => {
  if (category === 'C0001') return true
  if (category === 'C0004' && hasPrivacyControl) return false
  if (press === 'nothing') return !asking.includes(locale)
  return press === 'accept' || (press === 'withdraw' && category === 'C0003')
}

const cells = [true, false].flatMap((hasPrivacyControl) =>
  allLocales.flatMap((locale) =>
    Object.keys(presses).flatMap((press) => all.map((category) => ({ hasPrivacyControl, locale, press, category }))),
  ),
)

/** The answer that these presses leave in the log. */
const answerAfter = (press: string, hasPrivacyControl: boolean) =>
  (presses[press] ?? []).reduce(
    (shop, categories) =>
      given(shop).when({ _tag: 'GiveConsent', categories, policyVersion: consentPolicyVersion, hasPrivacyControl })
        .shop,
    given().shop,
  ).consent

describe('what is agreed to', () => {
  test('TRK-02 TRK-03 the table is whole: 2 signals × 8 locales × 4 presses × 4 categories', () => {
    expect(cells).toHaveLength(2 * 8 * 4 * 4)
  })

  test.each(cells)(
    'TRK-03 $locale, $press, $category, Global Privacy Control $hasPrivacyControl',
    ({ hasPrivacyControl, locale, press, category }) => {
      const answer = answerAfter(press, hasPrivacyControl)
      expect(isConsented({ answer, hasPrivacyControl }, locale, category)).toBe(
        expected(locale, press, category, hasPrivacyControl),
      )
    },
  )

  test('TRK-03 the signal counts whenever it is sent, also after everything was accepted without it', () => {
    const answer = answerAfter('accept', false)
    for (const locale of allLocales)
      expect(isConsented({ answer, hasPrivacyControl: true }, locale, 'C0004'), locale).toBe(false)
  })

  test('TRK-02 the required category is in, each is named once and in its order', () => {
    const anyCategories = fc.array(fc.constantFrom(...all))
    fc.assert(
      fc.property(
        anyCategories,
        fc.boolean(),
        fc.constantFrom(...allLocales),
        (categories, hasPrivacyControl, locale) => {
          const agreed = consentedCategories(
            { answer: { categories, policyVersion: consentPolicyVersion }, hasPrivacyControl },
            locale,
          )
          expect(agreed[0]).toBe('C0001')
          expect(agreed).toEqual([...new Set(agreed)].sort())
        },
      ),
    )
  })
})

describe('who is asked', () => {
  test.each(allLocales)('TRK-03 a new shopper of %s is asked only on a European site', (locale) => {
    expect(mustAskConsent(null, locale)).toBe(asking.includes(locale))
    expect(mustAskConsent(answerAfter('reject', false), locale)).toBe(false)
  })

  test('TRK-03 a new version of the notice asks again, and until then nothing but the required is agreed to', () => {
    const answer = { categories: all, policyVersion: consentPolicyVersion - 1 }
    expect(mustAskConsent(answer, 'fr-fr')).toBe(true)
    expect(consentedCategories({ answer, hasPrivacyControl: false }, 'fr-fr')).toEqual(['C0001'])
  })

  test('TRK-03 where nobody is asked, an earlier refusal outlives a new version of the notice', () => {
    const answer = { categories: ['C0001' as const], policyVersion: consentPolicyVersion - 1 }
    expect(mustAskConsent(answer, 'en-us')).toBe(false)
    expect(consentedCategories({ answer, hasPrivacyControl: false }, 'en-us')).toEqual(['C0001'])
  })
})
