import type { RecordedCause } from './causeOf.ts'
import { codesIn, namesOf, nounsOf } from './recordedEvents.ts'

/** What a filter is held against. */
export type Filtered = {
  readonly cause: RecordedCause
  readonly events: readonly unknown[]
  readonly isRefused: boolean
  readonly tab: number
}

type Test = (commit: Filtered) => boolean

/** Names that may stand before a colon, and what they look at. */
export const filterNames = ['noun', 'event', 'code', 'request', 'tab', 'is'] as const

const tests: Readonly<Record<string, (value: string) => Test>> = {
  noun:
    (value) =>
    ({ events }) =>
      nounsOf(events).includes(value),
  event:
    (value) =>
    ({ events }) =>
      namesOf(events).some((name) => name.toLowerCase().includes(value)),
  code:
    (value) =>
    ({ cause, events }) =>
      `${cause.words} ${codesIn(events)}`.toLowerCase().includes(value),
  request:
    (value) =>
    ({ cause }) =>
      cause.key !== null && textOf(cause).includes(value),
  tab:
    (value) =>
    ({ tab }) =>
      String(tab) === value,
  is:
    (value) =>
    ({ cause, isRefused }) =>
      value === 'refused' ? isRefused : cause.kind.toLowerCase() === value,
}

/** Every word and every `name:value` has to hold. An empty filter holds of everything. */
export const filterOf = (text: string): Test => {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean).map(testOf)
  return (commit) => parts.every((part) => part(commit))
}

const testOf = (part: string): Test => {
  const [, name = '', value = ''] = /^(\w+):(.*)$/.exec(part) ?? []
  const named = tests[name]
  if (named) return value === '' ? () => true : named(value)
  return ({ cause, events }) =>
    `${textOf(cause)} ${namesOf(events).join(' ')} ${codesIn(events)}`.toLowerCase().includes(part)
}

const textOf = (cause: RecordedCause): string =>
  `${cause.words} ${cause.rows.map(([, value]) => value).join(' ')}`.toLowerCase()
