import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newCheckout } from '../../../core/domain/checkout/checkout.ts'
import { machines, statesPage } from '../../../tools/states/states.ts'

test('CHK-01 docs/states.md is what npm run states writes', () => {
  expect(readFileSync(new URL('../../../docs/states.md', import.meta.url), 'utf8') === statesPage()).toBe(true)
})

describe.each(machines.map((machine) => [machine.title, machine] as const))('%s', (_title, { first, table }) => {
  const states = Object.keys(table)
  const turns = Object.keys(table[first] ?? {})

  test('CHK-01 CART-27 PAY-30 defines every turn in every state, or refuses it by name', () => {
    expect(turns.length).toBeGreaterThan(0)
    for (const state of states) {
      expect(Object.keys(table[state] ?? {}).toSorted()).toEqual(turns.toSorted())
      for (const turn of turns) expect(table[state]?.[turn], `${state} ${turn}`).not.toBeUndefined()
    }
  })

  test('CHK-01 CART-27 PAY-30 reaches every state', () => {
    const reached = new Set([first])
    for (const state of reached)
      for (const to of Object.values(table[state] ?? {})) if (to !== null && to in table) reached.add(to)
    expect([...reached].toSorted()).toEqual(states.toSorted())
  })

  test('CHK-01 CART-27 PAY-30 lets every turn happen somewhere', () => {
    for (const turn of turns)
      expect(
        states.some((state) => table[state]?.[turn] !== null),
        `${turn} happens nowhere`,
      ).toBe(true)
  })
})

test('CHK-10 a checkout begins where every end leads', () => {
  const [, steps, payment] = machines
  expect(Object.values(steps?.table ?? {}).map((row) => row['Ended'])).toEqual(['shipping', 'shipping', 'shipping'])
  expect(Object.values(payment?.table ?? {}).map((row) => row['Ended'])).toEqual(['none', 'none', 'none', 'none'])
  expect(newCheckout().step).toBe('shipping')
  expect(newCheckout().card).toBeNull()
  expect(newCheckout().agreement).toBeNull()
})
