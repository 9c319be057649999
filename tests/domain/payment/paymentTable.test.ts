import { expect, test } from 'vitest'
import { paymentTable } from '../../../core/domain/payment/paymentTable.ts'
import type { PaymentState, PaymentTurn } from '../../../core/domain/payment/paymentTable.ts'

const after = (...turns: readonly PaymentTurn[]): PaymentState | null =>
  turns.reduce<PaymentState | null>((state, turn) => state && paymentTable[state][turn], 'none')

test.each<readonly [what: string, turns: readonly PaymentTurn[], becomes: PaymentState | null]>([
  ['a card that is given is held until the server has it', ['Given'], 'held'],
  ['then it is an instrument of the basket', ['Given', 'Confirmed'], 'saved'],
  ['told twice it is so still', ['Given', 'Confirmed', 'Confirmed'], 'saved'],
  ['refused, nothing pays', ['Given', 'Refused'], 'none'],
  ['gone with the worker before the server had it', ['Given', 'MemoryLost'], 'lost'],
  ['gone after the server had it: it has to be seen to again', ['Given', 'Confirmed', 'MemoryLost'], 'lost'],
  ['gone with its basket', ['Given', 'Confirmed', 'BasketLost'], 'lost'],
  ['lost twice', ['Given', 'MemoryLost', 'MemoryLost'], 'lost'],
  ['what was lost may have arrived', ['Given', 'MemoryLost', 'Confirmed'], 'saved'],
  ['what was lost is given again', ['Given', 'MemoryLost', 'Given'], 'held'],
  ['another one takes the place of the first', ['Given', 'Confirmed', 'Given'], 'held'],
  ['forgotten', ['Given', 'Confirmed', 'Forgotten'], 'none'],
  ['not taken by an order', ['Given', 'Confirmed', 'NotTaken'], 'none'],
  ['ended with the order', ['Given', 'Confirmed', 'Ended'], 'none'],
  ['nothing can be confirmed that was not given', ['Confirmed'], null],
  ['nothing can be lost that was not given', ['MemoryLost'], null],
  ['no basket takes along what was not given', ['BasketLost'], null],
  ['a basket takes along nothing the server does not have', ['Given', 'BasketLost'], null],
  ['nor what is lost already', ['Given', 'MemoryLost', 'BasketLost'], null],
])('PAY-01 PAY-07 %s', (_what, turns, becomes) => {
  expect(after(...turns)).toBe(becomes)
})
