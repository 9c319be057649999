import { useCopy } from '../copy/useCopy.ts'

export function SkipLink() {
  const t = useCopy('shell')
  return (
    <a className="skip-link" href="#main">
      {t.skipToContent()}
    </a>
  )
}
