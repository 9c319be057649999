// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { sampleLog } from '../../../support/sampleLog.ts'
import { gone } from '../content/onScreen.ts'
import type { Screen } from '../openScreen.tsx'
import { press, sees } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'
import { chosen, framesHaveDocuments, importLog, inFrame, keyInList, openRecorder } from './recorder.ts'

let screen: Screen
beforeAll(framesHaveDocuments)
afterEach(() => screen.close())

test('REC-03 leaving out what the shopper did names it, decides the rest again next to the real history, and sends nothing', async () => {
  screen = await openRecorder(toCart)
  await chosen(/./)
  const sent = () => screen.shop.arrivals.filter(({ line }) => !line.startsWith('GET ')).length
  const before = sent()
  keyInList('Home')
  await chosen('Add Style A-1, 9')
  await press('What if it had not happened?')
  await sees('.recorder-band b', 'Without 1: Add Style A-1, 9.')
  await expect.poll(() => inFrame(1)).toContain('Your cart is empty')
  await expect.poll(() => inFrame(0)).toContain('Style A-1')
  expect(inFrame(0)).not.toContain('Your cart is empty')
  await press('Back to what happened')
  await gone('iframe ~ iframe, .recorder-band[data-kind=experiment]')
  await expect.poll(() => document.querySelectorAll('iframe').length).toBe(1)
  expect(sent()).toBe(before)
})

test('the keyboard steps through a log and jumps to its refusals', async () => {
  screen = await openRecorder(() => Promise.resolve())
  await sees('.debug-words b', 'Nothing is recorded yet.')
  await importLog(sampleLog().text(), 'walk.ndjson')
  await sees('.recorder-health dd', '26 entries')
  await chosen(/./)
  keyInList('Home')
  await expect.poll(() => document.querySelector('[role=slider]')?.getAttribute('aria-valuenow')).toBe('1')
  keyInList('r')
  await chosen(/PRM155/)
  keyInList('j')
  await chosen(/^Add 2 × Style A-2/)
})
