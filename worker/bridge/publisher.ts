import { isRecord } from '../../core/domain/fields/fields.ts'
import type { Patch, ViewMessage } from '../../contracts/storefrontWorker.ts'
import type { ViewName, Views } from '../../contracts/views/workerViews.ts'

type Subscriber = {
  readonly name: ViewName
  readonly send: (message: ViewMessage<never>) => unknown
  rev: number
  /** Over the bridge, the page's answer to the newest message. */
  received: unknown
}

/** Sends the page each view once as a whole, and then by patches. */
export type Publisher = {
  subscribe<Name extends ViewName>(name: Name, send: (message: ViewMessage<Views[Name]>) => unknown): number
  unsubscribe(subscription: number): void
  /** Publishes the views that have changed. Cheap when none has. */
  publish<Name extends ViewName>(name: Name, view: Views[Name]): void
  current<Name extends ViewName>(name: Name): Views[Name]
  /** When the page has received all that was published. Messages of different ports may overtake each other. */
  delivered(): Promise<unknown>
}

export const createPublisher = (first: Views): Publisher => {
  const views: { [Name in ViewName]: Views[Name] } = { ...first }
  const subscribers = new Map<number, Subscriber>()
  let count = 0
  return {
    subscribe: (name, send) => {
      count += 1
      subscribers.set(count, { name, send, rev: 1, received: send({ rev: 1, view: views[name] }) })
      return count
    },
    unsubscribe: (subscription) => {
      subscribers.delete(subscription)
    },
    current: (name) => views[name],
    delivered: () => Promise.allSettled([...subscribers.values()].map(({ received }) => received)),
    publish: (name, view) => {
      if (Object.is(views[name], view)) return
      const { view: next, patches } = viewChange(views[name], view)
      if (patches.length === 0) return
      views[name] = next
      for (const subscriber of subscribers.values()) {
        if (subscriber.name !== name) continue
        subscriber.rev += 1
        subscriber.received = subscriber.send({ rev: subscriber.rev, patches })
      }
    },
  }
}

/** A newer view, and the patches from the previous one to it. */
type ViewChange<View> = { readonly view: View; readonly patches: readonly Patch[] }

/**
 * The differences between two views of plain data, in immer's format. Whatever is equal keeps its identity in the new
 * view and is in no patch. Lists are compared by index: views are short and keep their order. Immer's own drafts would
 * find the same at ten times the cost, and this runs for every press.
 */
export const viewChange = <View>(before: View, next: View): ViewChange<View> => {
  const patches: Patch[] = []
  // Merged from the two, it is a view like them.
  return { view: merged(before, next, [], patches) as View, patches }
}

type Path = (string | number)[]

const merged = (before: unknown, next: unknown, path: Path, patches: Patch[]): unknown => {
  if (Object.is(before, next)) return before
  if (Array.isArray(before) && Array.isArray(next)) return mergedList(before, next, path, patches)
  if (isRecord(before) && isRecord(next)) return mergedRecord(before, next, path, patches)
  patches.push({ op: 'replace', path: [...path], value: next })
  return next
}

const mergedList = (
  before: readonly unknown[],
  next: readonly unknown[],
  path: Path,
  patches: Patch[],
): readonly unknown[] => {
  const list = next.map((value, index) => {
    if (index < before.length) return mergedAt(before[index], value, index, path, patches)
    patches.push({ op: 'add', path: [...path, index], value })
    return value
  })
  if (before.length > next.length) patches.push({ op: 'replace', path: [...path, 'length'], value: next.length })
  return before.length === next.length && list.every((value, index) => Object.is(value, before[index])) ? before : list
}

const mergedRecord = (
  before: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
  path: Path,
  patches: Patch[],
): unknown => {
  const from = patches.length
  for (const key of Object.keys(before))
    if (!Object.hasOwn(next, key)) patches.push({ op: 'remove', path: [...path, key] })
  const record: Record<string, unknown> = {}
  for (const key of Object.keys(next)) {
    if (Object.hasOwn(before, key)) record[key] = mergedAt(before[key], next[key], key, path, patches)
    else {
      patches.push({ op: 'add', path: [...path, key], value: next[key] })
      record[key] = next[key]
    }
  }
  return patches.length === from ? before : record
}

/** One path for the whole traversal; a patch takes a copy. */
const mergedAt = (before: unknown, next: unknown, step: string | number, path: Path, patches: Patch[]): unknown => {
  path.push(step)
  const value = merged(before, next, path, patches)
  path.pop()
  return value
}
