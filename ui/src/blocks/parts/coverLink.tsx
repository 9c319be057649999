import type { Target } from '../../../../contracts/content/target.ts'
import { TargetLink } from './TargetLink.tsx'
import './coverLink.css'

/** The link of a title that covers all around it. */
export const coverLink = (place: Target) => (words: React.ReactNode) => (
  <TargetLink to={place} className="cover-title">
    {words}
  </TargetLink>
)

/** The same where there is no title: the picture's link. */
export const CoverLink = ({ to }: { readonly to: Target }) => (
  <TargetLink to={to} className="cover">
    <span className="visually-hidden">{to.text ?? to.url}</span>
  </TargetLink>
)
