import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** Letters drawn at first: more make the page slow, so they are drawn when they are asked for. */
const firstShown = 100_000

/** The report as it is, to the last letter. */
export function ReportText({ text }: { readonly text: string }) {
  const t = useCopy('report')
  const [shown, setShown] = useState(firstShown)
  return (
    <details className="report-text">
      <summary>{t.asText()}</summary>
      <textarea readOnly rows={12} aria-label={t.asText()} value={text.slice(0, shown)} />
      {text.length > shown && <Button onPress={() => setShown(Infinity)}>{t.showAll()}</Button>}
    </details>
  )
}
