import { lazy, useState } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from './LazyPart.tsx'

/** The way to tell of a problem; its code comes with the press. */
export function ReportPlace() {
  const t = useCopy('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t.reportProblem()}
      </button>
      {isOpen && (
        <LazyPart>
          <ReportProblem onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

const ReportProblem = lazy(async () => ({ default: (await import('../report/ReportProblem.tsx')).ReportProblem }))
