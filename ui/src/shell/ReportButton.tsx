import { useState } from 'react'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from './LazyPart.tsx'
import { loadedPart } from './loadedPart.tsx'
import { NotShown } from './NotShown.tsx'

/** The way to tell of a problem; its code comes with the press. */
export function ReportButton() {
  const t = useCopy('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t.reportProblem()}
      </button>
      {isOpen && (
        <LazyPart otherwise={<NotShown onClose={() => setOpen(false)} />}>
          <ReportProblem onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}

const ReportProblem = loadedPart(async () => (await import('../report/ReportProblem.tsx')).ReportProblem)
