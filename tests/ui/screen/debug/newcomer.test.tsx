// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { gone } from '../content/onScreen.ts'
import type { Screen } from '../openScreen.tsx'
import { press, sees, textsOf } from '../pressing.ts'
import { toCart } from '../shopSteps.ts'
import { chosen, keyInList, openRecorder, row, rows } from './recorder.ts'

/** What somebody sees who opens the flight recorder for the first time. */
let screen: Screen
afterEach(() => screen.close())

const intro = '[aria-label="How to read this page"].recorder-intro'
const isRead = () => expect.poll(rows).not.toEqual([])

describe('the explanation', () => {
  test('REC-01 REC-02 is there on the first visit, goes for good when it was read, and comes back when asked for', async () => {
    screen = await openRecorder(toCart, { isNew: true })
    for (const meaning of ['The server answered', 'It was refused', 'A long pause, drawn short', '+ is there now'])
      await sees(`${intro} li`, meaning)
    await sees(`${intro} dt`, 'Waiting for the server’s answer')
    await sees(`${intro} dd`, 'owed call')
    await press('Got it')
    await gone(intro)
    screen.reload()
    await isRead()
    expect(document.querySelector(intro)).toBeNull()
    await press('How to read this page')
    await sees(`${intro} h2`, 'How to read this page')
  })

  test('REC-02 the page says it in plain words, and the code’s term is the title', async () => {
    screen = await openRecorder(toCart)
    await isRead()
    const termOf = (words: string) =>
      [...document.querySelectorAll('.debug [title]')]
        .find(({ textContent }) => textContent === words)
        ?.getAttribute('title')
    await sees('.entry-said', 'The server’s answer: createCartWithItem ok')
    expect(termOf('Nothing was changed or lost in this log')).toBe('hash chain')
    expect(termOf('Waiting for the server’s answer')).toBe('owed call')
    expect(termOf('Saved after')).toBe('durable')
    expect(termOf('No problems')).toBe('refusal')
    expect(termOf('What led to it, without secrets')).toBe('cause')
    expect(textsOf('.debug').join()).not.toMatch(
      /\b(?:owed|durable|hash chain|headless|re-decide|commits?|refusals?)\b/i,
    )
  })
})

/** The address is typed field by field, and given. */
const typesAddress = async (tab: VirtualTab): Promise<void> => {
  await toCart(tab)
  const fields = ['email', 'firstName', 'lastName'] as const
  for (const name of fields)
    tab.dispatch({ _tag: 'EnterAddress', form: 'shipping', fields: { [name]: sampleAddress[name] } })
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await expect.poll(() => tab.views.checkout.step).toBe('billing')
  await expect.poll(() => tab.views.cart.waiting).toBe(0)
}

test('REC-05 what was typed in one form is one row, which opens to its entries and closes again', async () => {
  screen = await openRecorder(typesAddress)
  const typed = /Typed the shipping address, 3 entries/
  const isOpen = () => row(typed)?.getAttribute('aria-expanded')
  await expect.poll(isOpen).toBe('false')
  const closed = rows()
  expect(closed.filter((words) => /the shipping address/.test(words) && /Typed?/.test(words))).toHaveLength(1)
  row(typed)?.click()
  await expect.poll(isOpen).toBe('true')
  await expect.poll(() => rows().filter((words) => words === 'Type the shipping address')).toHaveLength(3)
  keyInList('ArrowUp')
  await chosen('Type the shipping address')
  keyInList('ArrowLeft')
  await chosen(typed)
  await expect.poll(isOpen).toBe('false')
  await expect.poll(() => rows().length).toBe(closed.length)
  keyInList('ArrowRight')
  await expect.poll(isOpen).toBe('true')
})
