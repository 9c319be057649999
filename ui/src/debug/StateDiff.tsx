import { useMemo } from 'react'
import { diffLines } from '../../../core/domain/log/diffLines.ts'

interface StateDiffProps {
  readonly title: string
  readonly before: unknown
  readonly after: unknown
  /** Said when nothing differs. */
  readonly same: string
}

/** − what was, + what is now; signs and words, colour only repeats them. */
export function StateDiff({ title, before, after, same }: StateDiffProps) {
  const lines = useMemo(() => diffLines(before, after), [before, after])
  return (
    <div>
      <h3>{title}</h3>
      {lines.length === 0 && <p>{same}</p>}
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
