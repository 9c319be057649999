import { useCopy } from '../../copy/useCopy.ts'
import './TurnButton.css'

interface TurnButtonProps {
  readonly isStopped: boolean
  readonly onPress: () => void
}

/** WCAG 2.2.2: what turns by itself can be stopped. */
export const TurnButton = ({ isStopped, onPress }: TurnButtonProps) => {
  const t = useCopy('blocks')
  return (
    <button
      type="button"
      className="icon-button turn-button"
      aria-label={isStopped ? t.goOn() : t.stop()}
      data-stopped={isStopped || undefined}
      onClick={onPress}
    />
  )
}
