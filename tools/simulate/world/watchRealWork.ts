import { AsyncLocalStorage, createHook } from 'node:async_hooks'

type Seen = Set<string>

const world = new AsyncLocalStorage<Seen>()

/**
 * Done before the virtual clock moves (`drained`). Random bytes are drawn synchronously, for tokens, which no story
 * contains.
 */
const harmless = new Set(['PROMISE', 'TickObject', 'Microtask', 'Immediate', 'RANDOMBYTESREQUEST'])

const hook = createHook({
  init: (_id, type) => {
    if (!harmless.has(type)) world.getStore()?.add(`${type} ${caller()}`)
  },
})

/**
 * Calls `play` and names whatever it started that takes real time: a file, a thread, a socket, a system timer. Slow,
 * because promises are watched too.
 */
export const watchRealWork = async <T>(
  play: () => Promise<T>,
): Promise<{ readonly outcome: T; readonly realWork: readonly string[] }> => {
  const seen: Seen = new Set()
  hook.enable()
  try {
    return { outcome: await world.run(seen, play), realWork: [...seen] }
  } finally {
    hook.disable()
  }
}

/** The first stack frame of ours, below this function and the hook. */
const caller = (): string => {
  const frames = (new Error('started here').stack ?? '').split('\n').slice(3)
  return (frames.find((frame) => !frame.includes('node:')) ?? frames[0] ?? 'at an unknown place').trim()
}
