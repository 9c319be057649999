// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { readProfile, retrieveUserData } from '../../../../contracts/api/account/consumerApi.ts'
import { signUp } from '../../../../contracts/api/account/signUpApi.ts'
import { openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, seesAt, textsOf, tick, valueOf } from '../pressing.ts'
import { sampleProfile } from '../sampleProfile.ts'
import { signedIn } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

describe('a link to the sign-up', () => {
  const link = '/en-us/sign-up?consumerId=0193-known&email=ilse%40example.com'

  test('SIGN-08 ACC-14 with an id and an email fills the form with what the shop knows of that pair', async () => {
    const asked: unknown[] = []
    screen = await openScreen(link, {
      answers: [
        says(retrieveUserData, ({ body }) => {
          asked.push(body)
          return {
            consumerDetails: {
              ...sampleProfile.consumerDetails,
              email: 'ilse@example.com',
              firstName: 'Ilse',
              lastName: 'Marr',
              birthDate: '1990-02-28',
              phone: '+13035550142',
            },
            enrollments: [],
          }
        }),
      ],
    })
    await expect.poll(() => valueOf('First name')).toBe('Ilse')
    expect(['Last name', 'Email', 'Date of birth', 'ZIP code'].map(valueOf)).toEqual([
      'Marr',
      'ilse@example.com',
      '02/28/1990',
      '80302',
    ])
    expect(asked).toEqual([{ consumerId: '0193-known', email: 'ilse@example.com' }])
  })

  test('SIGN-08 that names nobody leaves the form empty but for its email', async () => {
    screen = await openScreen(link, { answers: [refuses(retrieveUserData, 'CCN404')] })
    await expect.poll(() => textsOf('main .refusal')).toHaveLength(1)
    expect(['First name', 'Last name', 'Email', 'ZIP code'].map(valueOf)).toEqual(['', '', 'ilse@example.com', ''])
  })
})

describe('a refused sign-up', () => {
  /** A full form without mistakes. */
  const refusedWith = async (code: string) => {
    screen = await openScreen('/en-us/sign-up?email=maud%40example.com', { answers: [refuses(signUp, code)] })
    await fill('First name', 'Maud')
    await fill('Last name', 'Ferreira')
    await fill('Password', 'Boulder-B7')
    await fill('ZIP code', '80302')
    await tick(/^I have read the terms/)
    await press('Create account')
  }
  const focused = () => document.querySelector(`label[for="${document.activeElement?.id}"]`)?.textContent ?? ''
  const isMarked = (id: string) => document.getElementById(id)?.getAttribute('aria-invalid') ?? null

  test('SIGN-43 without a birth date marks that field again, takes the focus there, and forgives once a date is typed', async () => {
    await refusedWith('PRO411')
    await seesAt('Date of birth', 'Please enter your date of birth.')
    await expect.poll(focused).toMatch(/^Date of birth/)
    const { id } = document.activeElement as HTMLElement
    expect(isMarked(id)).toBe('true')
    await fill('Date of birth', '02281990')
    await expect.poll(() => isMarked(id)).not.toBe('true')
  })

  test('SIGN-42 because of a phone number that has an account marks that field alone', async () => {
    await refusedWith('AUT442')
    await seesAt('Phone', 'This phone number is already in use.')
    await expect.poll(focused).toMatch(/^Phone/)
    expect(document.querySelectorAll('main [aria-invalid=true]')).toHaveLength(1)
  })
})

test('SIGN-18 where the site asks for it, the gender has to be chosen', async () => {
  screen = await openScreen('/fr-fr/sign-up')
  await press('Créer le compte')
  const gender = () => [...document.querySelectorAll<HTMLElement>('main select')].find(({ id }) => /gender/i.test(id))
  await expect.poll(() => gender()?.getAttribute('aria-invalid')).toBe('true')
  await choose('Genre', 'N')
  await expect.poll(() => gender()?.getAttribute('aria-invalid')).toBe('false')
})

describe('what a form asks for', () => {
  const asked = (place: string) => () =>
    textsOf(`${place} form label`).map((label) => label.replace(/\s*optional$/, '').trim())

  test('SIGN-09 the full one: who you are, where, and how you want to hear from us', async () => {
    screen = await openScreen('/en-us/sign-up')
    await expect
      .poll(asked('main'))
      .toEqual([
        'First name',
        'Last name',
        'Email',
        'Password',
        'Date of birth',
        'Phone',
        'ZIP code',
        'Send me news by text message',
        'Send me the newsletter by email',
        'Join the loyalty program: points on every order',
        'I have read the terms of use and the privacy policy and agree to them',
      ])
  })

  test('SIGN-09 the simplified one: email and password', async () => {
    screen = await openScreen('/en-us/cart')
    await press('Sign in', 'header')
    await press('Create an account')
    await expect.poll(asked('[role=dialog]')).toEqual(['Email', 'Password'])
  })

  test('SIGN-09 the one that enrols an account in the loyalty program: what the account does not know yet', async () => {
    screen = await openScreen('/en-us/account', {
      answers: [
        says(readProfile, {
          consumerProfile: {
            ...sampleProfile,
            consumerDetails: { email: 'wren@example.com', address: [], identity: [] },
          },
        }),
      ],
      before: signedIn,
    })
    await press('Join the loyalty program')
    await expect.poll(asked('[role=dialog]')).toEqual(['First name', 'Last name', 'Date of birth', 'Phone', 'ZIP code'])
  })
})
