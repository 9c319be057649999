import { setTimeout as sleep } from 'node:timers/promises'
import { fetchToken } from '../../contracts/api/account/sessionApi.ts'

/** When changes were confirmed by each of several processes, ms of `performance.now()`. */
export type WriteWatch = {
  /** Of the process: the longest time without a confirmed change between `from` and now. */
  readonly longestPause: (server: number, from: number) => number
  /** Resolves when a change that began after `from` was confirmed; false: not within `mostMs`. */
  readonly writesAgain: (server: number, from: number, mostMs: number) => Promise<boolean>
  readonly stop: () => Promise<void>
}

const everyMs = 100

/** A call that hangs is given up, so that it does not hide that others are answered. */
const patience = 1_500

/** Has each process make a small change, one after another: a new guest. */
export const watchWrites = (servers: readonly string[]): WriteWatch => {
  const confirmed = servers.map((): { readonly began: number; readonly ended: number }[] => [])
  let isOver = false
  const watch = async (url: string, index: number): Promise<void> => {
    while (!isOver) {
      const began = performance.now()
      if (await hasWritten(url, patience)) confirmed[index]?.push({ began, ended: performance.now() })
      await sleep(everyMs)
    }
  }
  const watching = Promise.all(servers.map(watch))
  return {
    longestPause: (server, from) =>
      longestGap(
        (confirmed[server] ?? []).map(({ ended }) => ended),
        from,
        performance.now(),
      ),
    writesAgain: async (server, from, mostMs) => {
      for (const end = performance.now() + mostMs; performance.now() < end;) {
        if (confirmed[server]?.some(({ began }) => began > from)) return true
        await sleep(20)
      }
      return false
    },
    stop: async () => {
      isOver = true
      await watching
    },
  }
}

/** The longest time between two of these moments, or before the first or after the last of them. */
export const longestGap = (moments: readonly number[], from: number, to: number): number => {
  const within = [from, ...moments.filter((moment) => moment > from && moment < to), to]
  return Math.max(...within.slice(1).map((moment, index) => moment - (within[index] ?? from)))
}

/** More than a pool has connections, so that each of them is used. */
const changesTogether = 12

/**
 * Whether every connection of a process takes changes, within `mostMs`: many changes at once, until all are confirmed
 * several times in a row.
 */
export const hasRecovered = async (server: string, mostMs: number): Promise<boolean> => {
  let inARow = 0
  for (const end = performance.now() + mostMs; performance.now() < end;) {
    const answers = await Promise.all(Array.from({ length: changesTogether }, () => hasWritten(server, 10_000)))
    inARow = answers.every(Boolean) ? inARow + 1 : 0
    if (inARow === 3) return true
    await sleep(everyMs)
  }
  return false
}

/** A client of its own each time, so that no limit is met. */
const hasWritten = (url: string, within: number): Promise<boolean> =>
  fetch(url + fetchToken.path, {
    method: fetchToken.method,
    headers: {
      'x-access-key': 'cairn-web',
      'content-type': 'application/json',
      'x-forwarded-for': Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).reduce(
        (address, part) => `${address}.${part}`,
        '10',
      ),
    },
    body: '{}',
    signal: AbortSignal.timeout(within),
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
