import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { SignUpEntry } from '../../../contracts/api/account/signUpApi.ts'
import { signUpToSend } from '../../../core/domain/account/signUpToSend.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { allLocales } from '../../../core/domain/locale/locales.ts'
import { goodForm, signUpFacts } from './signUpForms.ts'

describe('a form without loyalty, or with fields left empty', () => {
  test.each([
    ['loyalty without terms', { loyaltyConsent: true, isTermsConfirmed: false }, true],
    ['loyalty and terms', { loyaltyConsent: true, isTermsConfirmed: true }, undefined],
    ['no loyalty', { loyaltyConsent: false, isTermsConfirmed: false }, undefined],
  ] as const)('SIGN-34 %s: termsConditionsAndPolicy', (_name, changed, sent) => {
    expect(signUpToSend({ ...goodForm(), ...changed }, signUpFacts(), {}).termsConditionsAndPolicy).toBe(sent)
  })

  test('SIGN-14 SIGN-18 ACC-10 empty values and placeholders are left out', () => {
    const bare = signUpToSend({ ...goodForm(), birthDate: '01/01/1900', phone: '', sms: 'accepted' }, signUpFacts(), {})
    expect(Object.keys(bare).filter((name) => ['birthDate', 'phone', 'phoneCode', 'gender'].includes(name))).toEqual([])
    expect(bare.subscriptions?.smsNotificationConsent).toBe(false)
  })
})

test('SIGN-14 SIGN-18 each country sends the fields that its form asks for', () => {
  expect(signUpToSend(goodForm('fr-fr'), signUpFacts({ locale: 'fr-fr' }), {})).toMatchObject({
    gender: 'N',
    birthDate: '1990-03-02',
    phone: '+33612345678',
  })
  expect(
    signUpToSend({ ...goodForm('en-gb'), sms: 'accepted' }, signUpFacts({ locale: 'en-gb' }), {}).subscriptions
      ?.smsNotificationConsent,
  ).toBe(false)
})

test('SIGN-08 SIGN-09 the simplified variant sends along where the shopper came from', () => {
  const params = { store: 'S-1', campaignName: 'Festival', referralCode: 'FRIEND-7', email: 'a@b.cd' }
  expect(signUpToSend(goodForm(), signUpFacts({ variant: 'simplified' }), params)).toEqual({
    email: 'wren@example.com',
    password: 'Trail-2026',
    source: { acquisitionType: 'Registered', store: 'S-1', campaignName: 'Festival' },
    referralCode: 'FRIEND-7',
  })
})

test.each([{ store: 'S-1' }, { campaignName: 'Festival' }, { referralCode: 'FRIEND-7' }])(
  'SIGN-08 SIGN-09 the simplified variant sends along one thing of it, too: %o',
  ({ referralCode, ...source }: { readonly referralCode?: string; readonly store?: string }) => {
    expect(
      signUpToSend(goodForm(), signUpFacts({ variant: 'simplified' }), { ...source, ...defined({ referralCode }) }),
    ).toEqual({
      email: 'wren@example.com',
      password: 'Trail-2026',
      source: { acquisitionType: 'Registered', ...source },
      ...defined({ referralCode }),
    })
  },
)

test('SIGN-30 spaces around what is typed are not sent', () => {
  const form = { ...goodForm(), email: ' wren@example.com ', lastName: ' Hale ', postalCode: ' 80302 ' }
  expect(signUpToSend(form, signUpFacts(), {})).toMatchObject({
    email: 'wren@example.com',
    lastName: 'Hale',
    postalCode: '80302',
  })
})

test('SIGN-21 text messages are not agreed to while their terms are being read', () => {
  const sent = signUpToSend({ ...goodForm(), sms: 'reading' }, signUpFacts(), {})
  expect(sent).toMatchObject({ phone: '+13035550142', subscriptions: { smsNotificationConsent: false } })
})

test('SIGN-10 the simplified variant sends e-mail and password', () => {
  expect(signUpToSend(goodForm(), signUpFacts({ variant: 'simplified' }), { email: 'a@b.cd' })).toEqual({
    email: 'wren@example.com',
    password: 'Trail-2026',
  })
})

describe('a form with every field filled in', () => {
  test('SIGN-16 SIGN-30 SIGN-31 SIGN-32 SIGN-33 is sent whole, in the form of the contract', () => {
    const form = {
      ...goodForm(),
      firstName: ' Wren ',
      lastName: 'O’Hara',
      sms: 'accepted',
      newsletterConsent: true,
      loyaltyConsent: true,
    } as const
    expect(
      signUpToSend(form, signUpFacts(), {
        store: '0042',
        campaignName: 'Summer fair',
        referralCode: 'IDRIS-7',
        leadSource: 'FESTIVAL',
      }),
    ).toEqual({
      email: 'wren@example.com',
      password: 'Trail-2026',
      firstName: 'Wren',
      lastName: "O'Hara",
      birthDate: '1990-02-03',
      phone: '+13035550142',
      phoneCode: '1',
      postalCode: '80302',
      isTermsConfirmed: true,
      isTemporaryPassword: true,
      subscriptions: {
        newsletterConsent: true,
        loyaltyConsent: true,
        smsNotificationConsent: true,
        loyaltyEnrollment: 'Full',
        loyaltyNewsletterConsent: true,
      },
      source: { acquisitionType: 'Registered', store: '0042', campaignName: 'Summer fair' },
      referralCode: 'IDRIS-7',
    })
  })

  test.each(allLocales)('SIGN-30 has in %s the fields that the contract takes', (locale) => {
    const sent = signUpToSend({ ...goodForm(locale), loyaltyConsent: true }, signUpFacts({ locale }), {})
    expect(Schema.decodeUnknownSync(SignUpEntry)(sent)).toEqual(sent)
  })
})
