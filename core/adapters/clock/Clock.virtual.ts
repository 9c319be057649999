import type { Clock } from './Clock.ts'

/** Time that only moves when told to. Timers due at the same ms fire in the order in which they were set. */
export type VirtualClock = Clock & {
  /** Advances to the next timer and fires it. False when there is none. */
  step(): boolean
  /** Fires everything due within `ms`, letting `settle` run after each timer, and ends exactly `ms` later. */
  advance(ms: number, settle?: () => Promise<void>): Promise<void>
  /** Epoch ms of the next timer, null when there is none. */
  nextDue(): number | null
}

type Timer = { readonly due: number; readonly order: number; readonly fn: () => void; cancelled: boolean }

export const virtualClock = (start = 0): VirtualClock => {
  const heap: Timer[] = []
  let now = start
  let order = 0
  const dropCancelled = (): void => {
    while (heap[0]?.cancelled) pop(heap)
  }
  const nextDue = (): number | null => {
    dropCancelled()
    return heap[0]?.due ?? null
  }
  const step = (): boolean => {
    dropCancelled()
    const timer = pop(heap)
    if (timer === undefined) return false
    now = Math.max(now, timer.due)
    timer.fn()
    return true
  }
  return {
    now: () => now,
    setTimer: (ms, fn) => {
      const timer = { due: now + Math.max(0, ms), order: order++, fn, cancelled: false }
      push(heap, timer)
      return () => {
        timer.cancelled = true
      }
    },
    step,
    nextDue,
    advance: async (ms, settle = microtasks) => {
      const until = now + ms
      await settle()
      for (let due = nextDue(); due !== null && due <= until; due = nextDue()) {
        step()
        await settle()
      }
      now = until
    },
  }
}

/** Enough turns for any chain of promises in this code. */
const microtasks = async (): Promise<void> => {
  for (let turn = 0; turn < 32; turn++) await Promise.resolve()
}

const isBefore = (a: Timer, b: Timer): boolean => a.due < b.due || (a.due === b.due && a.order < b.order)

const push = (heap: Timer[], timer: Timer): void => {
  let at = heap.length
  while (at > 0) {
    const parent = (at - 1) >> 1
    const above = heap[parent]
    if (above === undefined || !isBefore(timer, above)) break
    heap[at] = above
    at = parent
  }
  heap[at] = timer
}

const pop = (heap: Timer[]): Timer | undefined => {
  const top = heap[0]
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return top
  let at = 0
  for (;;) {
    const left = heap[2 * at + 1]
    const right = heap[2 * at + 2]
    const child = right !== undefined && left !== undefined && isBefore(right, left) ? right : left
    if (child === undefined || !isBefore(child, last)) break
    heap[at] = child
    at = child === left ? 2 * at + 1 : 2 * at + 2
  }
  heap[at] = last
  return top
}
