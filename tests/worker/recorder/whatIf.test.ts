import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../contracts/commands.ts'
import { decide } from '../../../core/commands/decide.ts'
import { isRejection } from '../../../core/commands/decision.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { evolve } from '../../../core/events/evolve.ts'
import { decideWithout } from '../../../worker/recorder/whatIf.ts'
import { anyBareCommand } from '../../support/commandArbitraries.ts'
import { frozen } from '../../support/frozen.ts'
import { createModelCommerce } from '../../support/modelCommerce.ts'
import { createRecordedLog } from '../../support/recordedLog.ts'
import type { RecordedLog } from '../../support/recordedLog.ts'
import { recordedHistories } from '../../support/recordedHistories.ts'
import { runs } from '../../support/runs.ts'
import { sampleLog } from '../../support/sampleLog.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

/** The fates in the changed world by seq, and the state in which it ends. */
const without = ({ commits }: RecordedLog, ...off: number[]) => {
  const shop = initialState()
  const farings = decideWithout(shop, frozen(commits), new Set(off))
  return { shop, fates: Object.fromEntries(farings.map(({ seq, fate }) => [seq, fate])) }
}

describe('laws', () => {
  test('with nothing switched off any history stays as it is', () => {
    fc.assert(
      fc.property(recordedHistories, (log) => {
        const { shop, fates } = without(log)
        expect(fates).toEqual({})
        expect(shop).toEqual(log.shop())
      }),
      { numRuns: runs(100) },
    )
  })

  test('without a command, a history that no server has answered is that of the other commands', () => {
    fc.assert(
      fc.property(fc.array(anyBareCommand, { minLength: 1, maxLength: 12 }), fc.nat(), (commands, pick) => {
        const log = createRecordedLog()
        for (const command of commands) log.ask(command)
        if (log.commits.length === 0) return
        const off = 1 + (pick % log.commits.length)
        const rest = log.commits
          .filter(({ seq }) => seq !== off)
          .map(({ cause }) => (cause as { command: Command }).command)
        const expected = rest.reduce((shop, command) => {
          const decision = decide(shop, command)
          return isRejection(decision) || decision.length === 0
            ? shop
            : evolve(shop, { events: decision, commandId: command.commandId })
        }, initialState())
        expect(without(log, off).shop).toEqual(expected)
      }),
      { numRuns: runs(150) },
    )
  })
})

const boot = sampleProduct('A-1')
const sock = sampleProduct('A-2')

const settled = (...asks: ((log: RecordedLog) => void)[]): RecordedLog => {
  const commerce = createModelCommerce([boot, sock])
  const log = createRecordedLog()
  for (const ask of asks) {
    ask(log)
    log.settle(commerce)
  }
  return log
}

test('a refused call has changed nothing on the server, so every later answer remains without it', () => {
  const log = settled(
    (l) => l.ask({ _tag: 'AddItem', product: boot, quantity: 1 }),
    (l) => l.ask({ _tag: 'ApplyCoupon', code: 'EXPIRED20' }),
    (l) => l.ask({ _tag: 'AddItem', product: sock, quantity: 2 }),
  )
  const { shop, fates } = without(log, 4)
  expect(fates).toEqual({ 4: 'off', 5: 'neverSent', 6: 'neverSent' })
  expect(shop.cart.refusals).toEqual([])
  expect(shop.cart.basket?.lines).toHaveLength(2)
})

test('an answer of a server that had seen the command is not believed: its call stays owed', () => {
  const log = settled(
    (l) => l.ask({ _tag: 'AddItem', product: boot, quantity: 1 }),
    (l) => l.ask({ _tag: 'AddItem', product: sock, quantity: 2 }),
    (l) => l.ask({ _tag: 'ApplyCoupon', code: 'TEN' }),
  )
  const { shop, fates } = without(log, 4)
  expect(fates).toEqual({ 4: 'off', 5: 'neverSent', 6: 'neverSent', 9: 'unknown' })
  expect(shop.cart.basket?.lines).toHaveLength(1)
  expect(shop.cart.pending.map(({ wish: change }) => change.kind)).toEqual(['ApplyCoupon'])
})

test('a command that needs what was switched off is refused, and the rule is named', () => {
  const log = settled((l) => l.ask({ _tag: 'AddItem', product: boot, quantity: 1 }))
  log.ask({ _tag: 'SetQuantity', lineKey: log.shop().cart.basket?.lines[0]?.key ?? '', quantity: 3 })
  const farings = decideWithout(initialState(), log.commits, new Set([1]))
  expect(farings.at(-1)).toMatchObject({ seq: 4, fate: 'refused', why: 'LineNotInCart' })
})

test('without the address there is no order', () => {
  const log = sampleLog()
  const address = log.commits.find(({ cause }) => JSON.stringify(cause).includes('SubmitShipping'))!
  const { shop, fates } = without(log, address.seq)
  expect(shop.order.confirmed).toBeNull()
  expect(fates[log.commits.length]).toBe('neverSent')
})

test('two commands can be switched off at once', () => {
  const log = settled(
    (l) => l.ask({ _tag: 'ApplyCoupon', code: 'EXPIRED20' }),
    (l) => l.ask({ _tag: 'AddItem', product: boot, quantity: 1 }),
  )
  const commands = log.commits.filter(({ cause }) => cause._tag === 'Command').map(({ seq }) => seq)
  expect(without(log, ...commands).shop).toEqual(initialState())
})
