// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { openDialog } from '../../../ui/src/state/dialogStore.ts'
import { openScreen } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { press, sees, textsOf } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

/** The names of the dialogs that are open, the one on top last. */
const open = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
    (dialog) => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent,
  )

test('DLG-03 a dialog that opens takes the place of the open one, unless that one must be answered first', async () => {
  screen = await openScreen('/en-us/cart')
  await sees('main h1', 'Cart')
  openDialog('interests', {})
  await expect.poll(open).toEqual(['Interests'])
  openDialog('signInConfirmation', {})
  await expect.poll(open).toEqual(['you have successfully logged in'])
  openDialog('employeeTerms', {})
  await expect.poll(open).toEqual(['Terms of the employee discount'])
  openDialog('interests', {})
  document
    .querySelector('[role=alertdialog]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.poll(() => textsOf('[role=alertdialog] button')).toEqual(['Accept terms', 'Sign out'])
  expect(open()).toEqual(['Terms of the employee discount'])
})

test('SIGN-07 a new account is opened in a dialog, too, with a link to the sign-in', async () => {
  screen = await openScreen('/en-us/cart')
  await sees('main h1', 'Cart')
  const opener = () => document.querySelector<HTMLElement>('header button[aria-label="Sign in"]')
  await expect.poll(() => opener() !== null).toBe(true)
  opener()?.click()
  await press('Create an account')
  await sees('[role=dialog] .account-other', 'Already have an account? Sign in')
  await press('Sign in')
  await expect.poll(open).toEqual(['Sign in'])
})

test('DLG-10 the terms of the employee discount lead to their page, in a tab of its own', async () => {
  screen = await openScreen('/en-us/cart')
  await sees('main h1', 'Cart')
  openDialog('employeeTerms', {})
  await expect.poll(() => textsOf('[role=alertdialog] a')).toEqual(['Read the full terms'])
  const link = document.querySelector<HTMLAnchorElement>('[role=alertdialog] a')
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/en-us/associate-discount-terms', '_blank'])
})
