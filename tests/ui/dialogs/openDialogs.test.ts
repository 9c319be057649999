import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commerceDialogs, ownDialogs } from '../../../contracts/dialogs.ts'
import { isKeptOpen } from '../../../core/domain/dialog/dialogRules.ts'
import type { DialogName } from '../../../contracts/dialogs.ts'
import { enterDialog } from '../../../ui/src/dialogs/useOneAtATime.ts'

describe('a dialog that opens', () => {
  test('DLG-03 closes the one before, unless that one is kept', () => {
    const closed: string[] = []
    const enter = (name: DialogName) => enterDialog(name, () => closed.push(name))
    const leaveSignIn = enter('signIn')
    const leaveTerms = enter('employeeTerms')
    expect(closed).toEqual(['signIn'])
    leaveSignIn()
    leaveTerms()
  })

  test('DLG-03 closes no other once the one before has closed by itself', () => {
    const closed: string[] = []
    const enter = (name: DialogName) => enterDialog(name, () => closed.push(name))
    const leaveSignIn = enter('signIn')
    const leaveTerms = enter('employeeTerms')
    leaveSignIn()
    const leaveMiniCart = enter('miniCart')
    expect(closed).toEqual(['signIn'])
    leaveMiniCart()
    leaveTerms()
    enter('welcome')()
    expect(closed).toEqual(['signIn'])
  })

  test('DLG-03 leaves at most one open that is not kept, in any order of opening and closing', () => {
    const names = [...commerceDialogs, ...ownDialogs]
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.constantFrom(...names), leavesFirst: fc.boolean() }), { maxLength: 30 }),
        (steps) => {
          const open: { readonly name: DialogName; leave: () => void }[] = []
          const closeOne = (entry: (typeof open)[number] | undefined) => {
            if (!entry) return
            open.splice(open.indexOf(entry), 1)
            entry.leave()
          }
          for (const { name, leavesFirst } of steps) {
            if (leavesFirst) closeOne(open[0])
            const entry = { name, leave: () => undefined as void }
            open.push(entry)
            entry.leave = enterDialog(name, () => closeOne(entry))
            expect(open.filter((each) => !isKeptOpen(each.name)).length).toBeLessThanOrEqual(1)
            expect(open).toContain(entry)
          }
          while (open.length > 0) closeOne(open[0])
        },
      ),
    )
  })
})
