// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readProfile } from '../../../../contracts/api/account/consumerApi.ts'
import { signIn } from '../../../../contracts/api/account/authApi.ts'
import { gone, named, pressAt } from '../content/onScreen.ts'
import { inTurn, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf, valueOf } from '../pressing.ts'
import { sampleProfile } from '../sampleProfile.ts'

let screen: Screen
afterEach(() => screen.close())

const profile = says(readProfile, { consumerProfile: sampleProfile })

test('SIGN-01 SIGN-02 DLG-21 a wrong password keeps the address, and help for it opens in a tab of its own', async () => {
  screen = await openScreen('/en-us/cart', { answers: [inTurn(refuses(signIn, 'AUT401')), profile] })
  await press('Sign in', 'header')
  await fill('Email', 'wren@example.com')
  if (valueOf('Password') === undefined) await pressAt('[role=dialog] button', 'Sign in')
  await fill('Password', 'not the password')
  await pressAt('[role=dialog] button', 'Sign in')
  await sees('[role=dialog] [role=alert] p', /The email or password you entered is not correct\./)
  const help = await named('[role=dialog] [role=alert] a', 'Forgot password?')
  expect([help.getAttribute('target'), help.getAttribute('href')]).toEqual(['_blank', '/en-us/forgot-password'])
  expect(valueOf('Email')).toBe('wren@example.com')
  await fill('Password', 'Trail-2026')
  await pressAt('[role=dialog] button', 'Sign in')
  await sees('.toast p', 'you have successfully logged in')
  await gone('[role=dialog]')
})

test('SIGN-01 an error goes once its field is right, and why the last sign-in was refused does not come back', async () => {
  screen = await openScreen('/en-us/account/loyalty', { answers: [inTurn(refuses(signIn, 'AUT401')), profile] })
  const errors = () => textsOf('main .field-error')
  await fill('Email', 'wren@example.com')
  await fill('Password', 'not the password')
  await press('Sign in')
  await sees('main [role=alert] p', /The email or password you entered is not correct\./)
  await fill('Password', '')
  await press('Sign in')
  await expect.poll(errors).toEqual(['This field is required'])
  await fill('Password', 'Trail-2026')
  await expect.poll(errors).toEqual([])
  expect(textsOf('main [role=alert]')).toEqual([])
})

test('DLG-22 SIGN-05 who signs in on the page of the loyalty program is told so in a dialog, and is there then', async () => {
  screen = await openScreen('/en-us/account/loyalty', { answers: [profile] })
  await fill('Email', 'wren@example.com')
  await fill('Password', 'Trail-2026')
  await press('Sign in')
  await named('[role=dialog]', 'you have successfully logged in')
  await press('Continue')
  await gone('[role=dialog]')
  await sees('main button', 'Join the loyalty program')
  expect(textsOf('.toast p')).toEqual([])
})
