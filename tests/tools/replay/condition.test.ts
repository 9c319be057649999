import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCondition } from '../../../tools/replay/condition/parseCondition.ts'
import { runs } from '../../support/runs.ts'

const scope = {
  cart: () => ({
    lines: [
      { name: 'Harrow Mid', quantity: 2 },
      { name: 'Rime Beanie', quantity: 1 },
    ],
    total: 22_800,
    note: null,
    tags: ['new', 'wool'],
  }),
  order: () => null,
}
const names = Object.keys(scope)

const isTrue = (text: string): boolean => {
  const condition = parseCondition(text, names)
  if (condition._tag === 'Wrong') throw new Error(condition.reason)
  return condition.holds(scope)
}

const reasonOf = (text: string): string => {
  const condition = parseCondition(text, names)
  return condition._tag === 'Wrong' ? condition.reason : 'it was read'
}

describe('a condition that can be read', () => {
  test.each([
    ['cart.total == 22800', true],
    ['cart.total != 22800', false],
    ['cart.total > 100 and cart.total <= 22800', true],
    ['cart.lines[1].name == "Rime Beanie"', true],
    ["cart.lines[*].name has 'Mid'", true],
    ['cart.lines[*].quantity > 2', false],
    ['cart.lines.length == 2', true],
    ['cart.tags has "wool"', true],
    ['cart.tags has "woo"', false],
    ['cart.note == null and cart.nothing == null and order == null', true],
    ['cart.note', false],
    ['cart.lines[9].name == "x"', false],
    ['order.problem.errorId == "PRM155"', false],
    ['not order', true],
    ['!(cart.total < 0) && (order or cart)', true],
    ['cart.total == 1 or cart.total == 2 or cart.lines', true],
    ['not cart.total == 1', true],
    ['cart.total > "100"', false],
    ['cart.total > -1', true],
    ['cart.constructor', false],
  ])('%s is %s', (text, expected) => {
    expect(isTrue(text)).toBe(expected)
  })
})

describe('a condition that cannot be read', () => {
  test.each([
    ['', 'the condition is empty'],
    ['crt.total > 1', '"crt" is not known here; known are cart, order'],
    ['cart.total >', 'a name or a number is expected instead of the end'],
    ['cart.total = 1', 'cannot read "= 1"'],
    ['(cart.total > 1', '")" is expected instead of the end'],
    ['cart.total > 1 2', '"2" is too much'],
    ['cart[x]', 'a number or * is expected between brackets, not "x"'],
    ['cart.', 'a name should follow the dot, not the end'],
    ['cart.name == "open', 'cannot read "\\"open"'],
  ])('%s is refused: %s', (text, reason) => {
    expect(reasonOf(text)).toBe(reason)
  })
})

test('any text is read or refused with a message, and reading it runs nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom('cart', '.total', '[*]', '(', ')', 'not', 'and', '==', '1', '"a"', ' '))
          .map((parts) => parts.join(' ')),
      ),
      (text) => {
        const condition = parseCondition(text, names)
        if (condition._tag === 'Condition') expect(typeof condition.holds(scope)).toBe('boolean')
        else expect(condition.reason.length).toBeGreaterThan(5)
      },
    ),
    { numRuns: runs(300) },
  )
})
