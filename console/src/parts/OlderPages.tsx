import './OlderPages.css'
import { PressButton } from './PressButton.tsx'

type Props = {
  /** Where the shown page begins; null = with the newest. */
  readonly before: string | null
  /** Where the next page begins; undefined = there is none. */
  readonly next: string | undefined
  readonly onTurn: (before: string | null) => void
  /** Of a list whose oldest come first, for example. */
  readonly names?: { readonly first: string; readonly next: string }
}

const newestFirst = { first: 'Newest', next: 'Older' } as const

/** The pages of a list whose newest come first, unless its `names` say otherwise. */
export const OlderPages = ({ before, next, onTurn, names = newestFirst }: Props) => (
  <div className="older-pages">
    {before !== null && (
      <PressButton kind="second" onPress={() => onTurn(null)}>
        {names.first}
      </PressButton>
    )}
    {next !== undefined && (
      <PressButton kind="second" onPress={() => onTurn(next)}>
        {names.next}
      </PressButton>
    )}
  </div>
)
