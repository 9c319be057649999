// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { openScreen } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf } from '../pressing.ts'
import { seededContent } from '../content/seededContent.ts'
import { pageNames } from './pageNames.ts'

let screen: Screen
afterEach(() => screen.close())

const withdrawalFrom = async (seller: { readonly name: string; readonly email: string }) => {
  pageNames(seller)
  screen = await openScreen('/en-gb/withdraw', { answers: seededContent('en-gb') })
  await sees('main h1', 'Cancel your contract')
}
const confirmation = async () => {
  await fill('Your name', 'Wren Holloway')
  await fill('Order number', 'CN-2222-2222')
  await fill('Email', 'wren@example.com')
  await press('Continue')
  await sees('main h2', 'Please check and confirm')
}
const pageText = (): string => textsOf('main').join(' ')

test('OPR-64 a withdrawal names the seller and the address to write to, as the page has them', async () => {
  await withdrawalFrom({ name: 'Wander GmbH', email: 'hilfe@wander.example' })
  await sees('main .withdraw-note', 'You can also write to hilfe@wander.example.')
  await confirmation()
  expect(pageText()).toContain('I cancel my contract with Wander GmbH:')
})

test('OPR-64 where no address is configured, none is named', async () => {
  await withdrawalFrom({ name: 'wander.example', email: '' })
  expect(pageText()).not.toContain('You can also write')
  await confirmation()
  expect(pageText()).toContain('I cancel my contract with wander.example:')
})

test.each([
  ['hilfe@wander.example', 'Then email the file to hilfe@wander.example.'],
  ['', null],
])('OPR-64 whoever reports a problem is told to write to “%s”', async (email, sentence) => {
  pageNames({ name: 'Wander GmbH', email })
  screen = await openScreen('/en-gb/withdraw', { answers: seededContent('en-gb') })
  await press('Report a problem', 'footer')
  await sees('.report p', /Something not working\?/)
  const intro = textsOf('.report p').join(' ')
  expect(intro).not.toContain('@cairn.example')
  if (sentence === null) expect(intro).not.toContain('email the file')
  else expect(intro).toContain(sentence)
})
