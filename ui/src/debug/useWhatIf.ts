import { useEffect, useState } from 'react'
import type { Fate, RecordedRow, WhatIf } from '../../../contracts/recorder.ts'
import type { RecorderCalls } from './useRecordedLog.ts'

export type Experiment = {
  /** null = the recorded log. */
  readonly whatIf: WhatIf | null
  /** REC-03: what was left out, to be named. */
  readonly leftOut: readonly RecordedRow[]
  readonly fateOf: (seq: number) => Fate | undefined
  readonly isOff: (seq: number) => boolean
  /** Switches a command off, or on again. */
  toggle(seq: number): void
  end(): void
}

/** Switches past commands off: the worker decides the rest again and sends nothing. A new log ends it. */
export const useWhatIf = (recorder: RecorderCalls, logName: string): Experiment => {
  const [held, setHeld] = useState<{
    readonly logName: string
    readonly whatIf: WhatIf
    readonly leftOut: readonly RecordedRow[]
    readonly fates: ReadonlyMap<number, Fate>
  } | null>(null)
  const now = held?.logName === logName ? held : null

  const ask = (seqs: readonly number[]): void => {
    const receive = ([whatIf, leftOut]: readonly [WhatIf | null, readonly RecordedRow[]]): void =>
      setHeld(whatIf && { logName, whatIf, leftOut, fates: new Map(whatIf.fates.map(({ seq, fate }) => [seq, fate])) })
    Promise.all([recorder.switchOff(seqs), recorder.rows(seqs)]).then(receive, () => undefined)
  }

  useEffect(() => () => void recorder.switchOff([]), [recorder, logName])

  return {
    whatIf: now?.whatIf ?? null,
    leftOut: now?.leftOut ?? none,
    fateOf: (seq) => now?.fates.get(seq),
    isOff: (seq) => now?.whatIf.off.includes(seq) ?? false,
    toggle: (seq) => {
      const off = now?.whatIf.off ?? []
      ask(off.includes(seq) ? off.filter((other) => other !== seq) : [...off, seq])
    },
    end: () => ask([]),
  }
}

const none: readonly RecordedRow[] = []
