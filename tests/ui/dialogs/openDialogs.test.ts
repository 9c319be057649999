import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commerceDialogs, isKeptOpen, ownDialogs } from '../../../ui/src/dialogs/dialogRegistry.ts'
import { mustBeAnswered } from '../../../ui/src/dialogs/mustBeAnswered.ts'
import type { DialogName } from '../../../ui/src/dialogs/dialogRegistry.ts'
import { enterDialog } from '../../../ui/src/dialogs/openDialogs.ts'

test('DLG-04 the registry has the 22 dialogs of the shop, each once, and ours stand apart', () => {
  expect(commerceDialogs).toHaveLength(22)
  expect(new Set<string>([...commerceDialogs, ...ownDialogs]).size).toBe(22 + ownDialogs.length)
})

test('DLG-03 DLG-10 opening one closes the one before, and tells no other; what is kept stays, and only the terms and the bank must be answered', () => {
  const closed: string[] = []
  const enter = (name: DialogName) => enterDialog(name, () => closed.push(name))
  const leaveSignIn = enter('signIn')
  const leaveTerms = enter('employeeTerms')
  expect(closed).toEqual(['signIn'])
  leaveSignIn()
  const leaveMiniCart = enter('miniCart')
  expect(closed).toEqual(['signIn'])
  leaveMiniCart()
  leaveTerms()
  enter('welcome')()
  expect(closed).toEqual(['signIn'])
  expect([...commerceDialogs, ...ownDialogs].filter(mustBeAnswered)).toEqual(['employeeTerms', 'threeDSecure'])
})

test('DLG-03 whatever opens and closes, in whatever order: of those that are not kept at most one is open', () => {
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
