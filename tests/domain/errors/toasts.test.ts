import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Toast } from '../../../core/domain/errors/toasts.ts'
import { addToast, pauseToast, resumeToast, unexpiredToasts } from '../../../core/domain/errors/toasts.ts'

const toast = (title: string, since: number, autoClose = true): Toast => ({
  id: `${title}-${since}`,
  title,
  text: 'text',
  autoClose,
  since,
  pausedAt: null,
})

test('ERR-07 a toast with the same title is dropped and the first one begins again', () => {
  const [first, second] = addToast(addToast(addToast([], toast('Saved', 0)), toast('Removed', 10)), toast('Saved', 4_000))
  expect(first).toMatchObject({ id: 'Saved-0', since: 4_000 })
  expect(second).toMatchObject({ id: 'Removed-10', since: 10 })
})

test('ERR-07 once it is gone the title may come back', () => {
  const gone = unexpiredToasts([toast('Saved', 0)], 6_000, 5_000)
  expect(addToast(gone, toast('Saved', 6_000)).map(({ id }) => id)).toEqual(['Saved-6000'])
})

test('ERR-07 titles on screen are always different', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (titles) => {
      const shown = titles.reduce<readonly Toast[]>((toasts, title, at) => addToast(toasts, toast(title, at)), [])
      expect(shown).toHaveLength(new Set(titles).size)
    }),
  )
})

test('ERR-08 toasts older than the delay go, those that stay until closed do not', () => {
  const shown = [toast('old', 0), toast('young', 10), toast('stays', 0, false)]
  expect(unexpiredToasts(shown, 5_000, 5_000).map(({ title }) => title)).toEqual(['old', 'young', 'stays'])
  expect(unexpiredToasts(shown, 5_001, 5_000).map(({ title }) => title)).toEqual(['young', 'stays'])
})

test('ERR-08 a pause stops the time', () => {
  const paused = pauseToast(toast('read', 0), 4_000)
  expect(unexpiredToasts([paused], 60_000, 5_000)).toHaveLength(1)
  const resumed = resumeToast(paused, 60_000)
  expect(unexpiredToasts([resumed], 61_000, 5_000)).toHaveLength(1)
  expect(unexpiredToasts([resumed], 61_001, 5_000)).toHaveLength(0)
  expect(pauseToast(paused, 9_000)).toEqual(paused)
})
