import { useMemo } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import { diffLines } from './diffLines.ts'
import type { Look } from './useLook.ts'

/** − what was, + what is now; signs and words, colour only repeats them. */
export function StateDiff({ look }: { readonly look: Look }) {
  const t = useCopy('debug')
  const lines = useMemo(() => diffLines(look.before, look.state), [look])
  return (
    <div>
      <h3>{t.stateDifference({ seq: look.seq - 1 })}</h3>
      {lines.length === 0 && <p>{t.stateUnchanged()}</p>}
      {lines.length > 0 && (
        <pre className="code diff">
          {lines.map(({ sign, depth, text }, index) => (
            <span key={index} data-sign={sign}>
              {`${signs[sign]} ${'  '.repeat(depth)}${text}\n`}
            </span>
          ))}
        </pre>
      )}
    </div>
  )
}

const signs = { same: ' ', in: '+', out: '−' } as const
