// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { openScreen } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { fill, textsOf, valueOf } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

test.each([
  ['VAL-08', 'Abcdef1', ['At least 8 characters']],
  ['VAL-08', 'Abcdefgh', ['At least one number']],
  ['VAL-08', 'abcdefg1', ['At least one uppercase letter']],
  ['VAL-08', 'ABCDEFG1', ['At least one lowercase letter']],
  ['VAL-08', 'abc', ['At least 8 characters', 'At least one number', 'At least one uppercase letter']],
  ['VAL-08', 'Trail-2026', []],
])('%s below the password %s stands each rule that it still breaks', async (_row, password, lacking) => {
  screen = await openScreen('/en-us/sign-up')
  await fill('Password', password)
  await expect.poll(() => textsOf('.password-checks li:not([data-done])')).toEqual(lacking)
})

test.each([
  ['PHONE-08', '303', '(303'],
  ['PHONE-08', '3035550142', '(303) 555 - 0142'],
])('%s the digits %s of a phone number stand in its field as %s', async (_row, typed, masked) => {
  screen = await openScreen('/en-us/sign-up')
  await fill('Phone', typed)
  await expect.poll(() => valueOf('Phone')).toBe(masked)
})
