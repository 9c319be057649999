import { useCopy } from '../copy/useCopy.ts'
import type { ScreenName } from './RecordedScreen.tsx'

interface ScreenChoiceProps {
  /** null = whichever the entry is about. */
  readonly chosen: ScreenName | null
  readonly screen: ScreenName
  readonly onChoose: (screen: ScreenName | null) => void
}

/** Which page to look at. Without a choice it follows the entries. */
export function ScreenChoice({ chosen, screen, onChoose }: ScreenChoiceProps) {
  const t = useCopy('debug')
  const names = { cart: t.cart(), checkout: t.checkout(), order: t.order() }
  return (
    <div className="screen-choice" role="group" aria-label={t.whichScreen()}>
      {(['cart', 'checkout', 'order'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="filter-chip"
          aria-pressed={screen === name}
          onClick={() => onChoose(chosen === name ? null : name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  )
}
