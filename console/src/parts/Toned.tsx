import './Toned.css'

/** positive = all is well · waiting = somebody has to act · quiet = over · plain = has not begun. */
export type Tone = 'positive' | 'waiting' | 'quiet' | 'plain'

/** A state with its sign: the words say it, the colour helps. */
export const Toned = ({ tone, text }: { readonly tone: Tone; readonly text: string }) => (
  <span className="toned" data-tone={tone}>
    {text}
  </span>
)
