import { cssVariables } from '../basic/cssVariables.ts'
import './Callout.css'

export interface CalloutProps {
  /** "You are $12 away from free shipping." */
  readonly sentence: React.ReactNode
  readonly link?: React.ReactNode
  /** The filled share of the progress bar, 0 to 1. The sentence says it in words. */
  readonly progress: number
}

export const Callout = ({ sentence, link, progress }: CalloutProps) => {
  const at = cssVariables({ '--at': `${Math.round(Math.min(1, Math.max(0, progress)) * 1000) / 10}%` })
  return (
    <div className="callout">
      <p>
        <b>{sentence}</b> {link}
      </p>
      <div className="callout-track" aria-hidden="true" style={at}>
        <i />
      </div>
    </div>
  )
}
