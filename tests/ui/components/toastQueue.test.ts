import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toastDelay } from '../../../core/domain/configuration/constants.ts'
import { withPause, withToast, withoutOld } from '../../../ui/src/state/toastStore.ts'

describe('two toasts of one title', () => {
  test('ERR-07 are one, whose time starts again', () => {
    const one = withToast([], { title: 'Removed.', detail: 'first' }, 1, 0)
    const two = withToast(one, { title: 'Removed.', detail: 'second' }, 2, 4000)
    expect(two).toEqual([{ id: 1, title: 'Removed.', detail: 'first', kind: 'plain', isSticky: false, since: 4000 }])
    expect(withToast(two, { title: 'Saved.' }, 3, 4000)).toHaveLength(2)
  })

  test('ERR-07 are never on screen together, and may follow each other', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (titles) => {
        const toastsShown = titles.reduce<ReturnType<typeof withToast>>(
          (toasts, title, at) => withToast(toasts, { title }, at, at),
          [],
        )
        expect(toastsShown).toHaveLength(new Set(titles).size)
        expect(
          withToast(withoutOld(toastsShown, 10 * toastDelay), { title: 'a' }, 99, 10 * toastDelay).map(({ id }) => id),
        ).toEqual([99])
      }),
    )
  })
})

describe('as time passes', () => {
  test('ERR-08 a toast older than the delay is closed', () => {
    const toastsShown = withToast([], { title: 'Removed.' }, 1, 1000)
    expect(withoutOld(toastsShown, 1000 + toastDelay - 1)).toBe(toastsShown)
    expect(withoutOld(toastsShown, 1000 + toastDelay)).toEqual([])
  })

  test('ERR-08 a pause prolongs by its own length', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(toastDelay - 1), fc.nat(100_000), (since, age, pause) => {
        const paused = withPause(withToast([], { title: 'Removed.' }, 1, since), pause)
        expect(withoutOld(paused, since + age + pause)).toHaveLength(1)
        expect(withoutOld(paused, since + toastDelay + pause)).toHaveLength(0)
      }),
    )
  })

  test('ERR-12 a sticky toast does not close itself', () => {
    expect(withoutOld(withToast([], { title: 'Not placed.', isSticky: true }, 1, 0), 10 * toastDelay)).toHaveLength(1)
  })
})
