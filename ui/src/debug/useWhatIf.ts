import { useEffect, useState } from 'react'
import type { Fate, WhatIf } from '../../../contracts/recorder.ts'
import type { RecorderCalls } from './useRecordedLog.ts'

export type Experiment = {
  /** null = the truth. */
  readonly told: WhatIf | null
  readonly fateOf: (seq: number) => Fate | undefined
  readonly isOff: (seq: number) => boolean
  /** Switches a command off, or on again. */
  toggle(seq: number): void
  end(): void
}

/** Switching past commands off: the worker decides the rest again and sends nothing. A new log ends it. */
export const useWhatIf = (recorder: RecorderCalls, logName: string): Experiment => {
  const [held, setHeld] = useState<{
    readonly logName: string
    readonly told: WhatIf
    readonly fates: ReadonlyMap<number, Fate>
  } | null>(null)
  const now = held?.logName === logName ? held : null

  const ask = (seqs: readonly number[]): void => {
    const receive = (told: WhatIf | null): void =>
      setHeld(told && { logName, told, fates: new Map(told.fates.map(({ seq, fate }) => [seq, fate])) })
    recorder.switchOff(seqs).then(receive, () => undefined)
  }

  useEffect(() => () => void recorder.switchOff([]), [recorder, logName])

  return {
    told: now?.told ?? null,
    fateOf: (seq) => now?.fates.get(seq),
    isOff: (seq) => now?.told.off.includes(seq) ?? false,
    toggle: (seq) => {
      const off = now?.told.off ?? []
      ask(off.includes(seq) ? off.filter((other) => other !== seq) : [...off, seq])
    },
    end: () => ask([]),
  }
}
