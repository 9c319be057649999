import fc from 'fast-check'
import type { Settled } from '../../core/commands/answer.ts'
import type { Call } from '../../core/commands/call.ts'

export type Reply = { readonly call: Call; readonly settled: Settled }

/** Requests and answers in transit, and their fate; `n` chooses one of them. */
export type LossyNetwork = {
  send(call: Call | null): void
  /** One request arrives, and is answered. */
  deliver(n: number): void
  double(n: number): void
  /** An odd `n` loses a request, an even one an answer. */
  drop(n: number): void
  /** One answer arrives. */
  reply(n: number): Reply | undefined
}

/** Something that may happen next in a schedule; `n` chooses to what. */
export const one = <Name extends string>(name: Name) => fc.record({ do: fc.constant(name), n: fc.nat(9) })

/** What may happen to calls, drawn by weight. */
export const networkSteps = [
  { weight: 8, arbitrary: one('send') },
  { weight: 6, arbitrary: one('deliver') },
  { weight: 6, arbitrary: one('reply') },
  { weight: 2, arbitrary: one('double') },
  { weight: 2, arbitrary: one('drop') },
] as const

export const createLossyNetwork = (perform: (call: Call) => Settled): LossyNetwork => {
  const requests: Call[] = []
  const replies: Reply[] = []
  const takenFrom = <Item>(items: Item[], n: number): Item | undefined => items.splice(n % (items.length || 1), 1)[0]
  return {
    send: (call) => {
      if (call) requests.push(call)
    },
    deliver: (n) => {
      const call = takenFrom(requests, n)
      if (call) replies.push({ call, settled: perform(call) })
    },
    double: (n) => {
      const call = requests[n % (requests.length || 1)]
      if (call) requests.push(call)
    },
    drop: (n) => void (n % 2 ? takenFrom(requests, n) : takenFrom(replies, n)),
    reply: (n) => takenFrom(replies, n),
  }
}
