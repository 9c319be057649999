import { describe, expect, test } from 'vitest'
import type { QueryMessage } from '../../../contracts/queries.ts'
import { firstHeld, heldAfter } from '../../../ui/src/bridge/core/latestAnswer.ts'

type Boot = { readonly name: string }
const answeredWith = (name: string, at: number, from: 'cache' | 'server' = 'server'): QueryMessage<Boot> => ({
  _tag: 'Answered',
  answer: { name },
  from,
  at,
  last: true,
})

describe('an answer that came with the page', () => {
  test('a page that came with an answer shows it at once', () => {
    expect(firstHeld('boot', answeredWith('Harrow', 1))).toEqual({
      key: 'boot',
      asked: { state: 'answered', answer: { name: 'Harrow' }, stale: false, at: 1 },
    })
  })

  test('a page that came without an answer waits for it', () => {
    expect(firstHeld('boot', undefined)).toEqual({ key: null, asked: { state: 'pending' } })
  })

  test('the same answer once more is held as it was, so that nothing is drawn again', () => {
    const held = firstHeld('boot', answeredWith('Harrow', 1))
    expect(heldAfter(held, 'boot', answeredWith('Harrow', 2))).toBe(held)
    expect(heldAfter(held, 'boot', answeredWith('Harrow', 2, 'cache'))).toBe(held)
  })

  test('another answer, or the same to another question, takes its place', () => {
    const held = firstHeld('boot', answeredWith('Harrow', 1))
    expect(heldAfter(held, 'boot', answeredWith('Drover', 2)).asked).toMatchObject({
      answer: { name: 'Drover' },
      at: 2,
    })
    expect(heldAfter(held, 'shell', answeredWith('Harrow', 2))).toMatchObject({ key: 'shell', asked: { at: 2 } })
    expect(heldAfter(held, 'boot', answeredWith('Drover', 2, 'cache')).asked).toMatchObject({ stale: true, at: 2 })
  })
})

describe('an answer that came before', () => {
  test('CAT-04 the answer on the screen stays while no newer one is available, and gives way to the next one', () => {
    const offline = { _tag: 'Unreachable', reason: 'offline' } as const
    const held = heldAfter(firstHeld('boot', answeredWith('Harrow', 2)), 'boot', offline)
    expect(held.asked).toEqual({
      state: 'answered',
      answer: { name: 'Harrow' },
      stale: true,
      at: 2,
      failure: 'offline',
    })
    expect(heldAfter(held, 'boot', answeredWith('Drover', 1, 'cache'))).toBe(held)
    expect(heldAfter(held, 'boot', answeredWith('Harrow', 3)).asked).toEqual({
      state: 'answered',
      answer: { name: 'Harrow' },
      stale: false,
      at: 3,
    })
    expect(heldAfter(held, 'shell', offline).asked).toEqual({ state: 'unreachable', reason: 'offline' })
  })

  test('a page that the server has drawn does not go back to what the browser remembers from before', () => {
    const held = firstHeld('boot', answeredWith('Harrow', 2))
    expect(heldAfter(held, 'boot', answeredWith('Drover', 1, 'cache'))).toBe(held)
  })

  test('a remembered answer gives way to the same answer of the server, which is newer', () => {
    const held = heldAfter(firstHeld<Boot>('boot', undefined), 'boot', answeredWith('Harrow', 1, 'cache'))
    expect(heldAfter(held, 'boot', answeredWith('Harrow', 2)).asked).toMatchObject({ stale: false, at: 2 })
  })

  test('an answer from the server equal to the remembered one is the same object, so that what was drawn from it stays', () => {
    const held = heldAfter(firstHeld<Boot>('boot', undefined), 'boot', answeredWith('Harrow', 1, 'cache'))
    const next = heldAfter(held, 'boot', answeredWith('Harrow', 2))
    expect(
      held.asked.state === 'answered' && next.asked.state === 'answered' && next.asked.answer === held.asked.answer,
    ).toBe(true)
  })
})
