import { useState } from 'react'
import { longestDescription, maskCardNumbers } from '../../../core/domain/log/problemDescription.ts'
import { PlainField } from '../components/field/PlainField.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** Within this many characters of the end, the field says how many are left. */
const nearTheEnd = 100

interface ProblemFieldProps {
  readonly typed: string
  readonly onType: (text: string) => void
}

/** REC-07: what happened, in the shopper's words. Digits that look like a card's number are hidden as they are typed. */
export const ProblemField = ({ typed, onType }: ProblemFieldProps) => {
  const t = useCopy('report')
  const [hasMasked, setMasked] = useState(false)
  const type = (text: string): void => {
    const masked = maskCardNumbers(text)
    if (masked !== text) setMasked(true)
    onType(masked)
  }
  const left = longestDescription - typed.length
  return (
    <div className="report-what">
      <PlainField
        label={t.what()}
        isOptional
        rows={5}
        maxLength={longestDescription}
        help={t.whatHelp()}
        value={typed}
        onChange={type}
      />
      <p className="meta" role="status">
        {hasMasked && t.masked()} {left <= nearTheEnd && t.left({ count: left })}
      </p>
    </div>
  )
}
