import { useState } from 'react'

/**
 * What the last press found wrong in a form, as long as it is: an error goes once its field is right, and comes back only
 * with the next press, so that nothing appears (and takes the focus) while somebody types. `failing`: what is wrong now.
 */
export const useReportedFailures = <Failure extends { readonly field: string }>(failing: readonly Failure[]) => {
  const [reported, setReported] = useState<readonly string[]>([])
  const open = reported.filter((name) => failing.some(({ field }) => field === name))
  if (open.length < reported.length) setReported(open)
  return {
    shown: failing.filter(({ field }) => open.includes(field)),
    report: (): void => setReported([...new Set(failing.map(({ field }) => field))]),
  }
}
