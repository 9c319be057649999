import { useEffect, useState } from 'react'
import type { Fate, WhatIf } from '../../../contracts/recorder.ts'
import type { RecorderCalls } from './useRecordedLog.ts'

export type Experiment = {
  /** null = the recorded log. */
  readonly whatIf: WhatIf | null
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
    readonly fates: ReadonlyMap<number, Fate>
  } | null>(null)
  const now = held?.logName === logName ? held : null

  const ask = (seqs: readonly number[]): void => {
    const receive = (answer: WhatIf | null): void =>
      setHeld(answer && { logName, whatIf: answer, fates: new Map(answer.fates.map(({ seq, fate }) => [seq, fate])) })
    recorder.switchOff(seqs).then(receive, () => undefined)
  }

  useEffect(() => () => void recorder.switchOff([]), [recorder, logName])

  return {
    whatIf: now?.whatIf ?? null,
    fateOf: (seq) => now?.fates.get(seq),
    isOff: (seq) => now?.whatIf.off.includes(seq) ?? false,
    toggle: (seq) => {
      const off = now?.whatIf.off ?? []
      ask(off.includes(seq) ? off.filter((other) => other !== seq) : [...off, seq])
    },
    end: () => ask([]),
  }
}
