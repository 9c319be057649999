import type { ViewMessage } from '../contracts/storefrontWorker.ts'
import type { ViewName, Views } from '../contracts/views/workerViews.ts'
import { viewChange } from './viewChange.ts'

type Subscriber = { readonly name: ViewName; readonly send: (message: ViewMessage<never>) => void; rev: number }

/** Hands the page each view once whole and then by patches. */
export type Publisher = {
  subscribe<Name extends ViewName>(name: Name, send: (message: ViewMessage<Views[Name]>) => void): number
  unsubscribe(subscription: number): void
  /** Publishes the views that have changed. Cheap when none has. */
  publish<Name extends ViewName>(name: Name, view: Views[Name]): void
  current<Name extends ViewName>(name: Name): Views[Name]
}

export const createPublisher = (first: Views): Publisher => {
  const views: { [Name in ViewName]: Views[Name] } = { ...first }
  const subscribers = new Map<number, Subscriber>()
  let count = 0
  return {
    subscribe: (name, send) => {
      count += 1
      const subscriber: Subscriber = { name, send: send as Subscriber['send'], rev: 1 }
      subscribers.set(count, subscriber)
      send({ rev: 1, view: views[name] })
      return count
    },
    unsubscribe: (subscription) => {
      subscribers.delete(subscription)
    },
    current: (name) => views[name],
    publish: (name, view) => {
      if (Object.is(views[name], view)) return
      const { view: next, patches } = viewChange(views[name], view)
      if (patches.length === 0) return
      views[name] = next
      for (const subscriber of subscribers.values()) {
        if (subscriber.name !== name) continue
        subscriber.rev += 1
        subscriber.send({ rev: subscriber.rev, patches })
      }
    },
  }
}
