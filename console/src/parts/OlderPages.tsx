import './OlderPages.css'
import { PressButton } from './PressButton.tsx'

type Props = {
  /** Where the shown page begins; null = with the newest. */
  readonly before: string | null
  /** Where the next page begins; undefined = there is none. */
  readonly next: string | undefined
  readonly onTurn: (before: string | null) => void
}

/** The pages of a list whose newest come first. */
export const OlderPages = ({ before, next, onTurn }: Props) => (
  <div className="older-pages">
    {before !== null && (
      <PressButton kind="second" onPress={() => onTurn(null)}>
        Newest
      </PressButton>
    )}
    {next !== undefined && (
      <PressButton kind="second" onPress={() => onTurn(next)}>
        Older
      </PressButton>
    )}
  </div>
)
