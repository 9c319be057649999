import { useLocation } from 'react-router-dom'

/** SEG-03: `?testContext=` forces a segment, everywhere: it only selects content. */
export const useTestContext = (): { readonly testContext?: string } => {
  const forced = new URLSearchParams(useLocation().search).get('testContext')
  return forced === null || forced === '' ? {} : { testContext: forced.slice(0, 100) }
}
